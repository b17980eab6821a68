import { useController, useFormContext, useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ContentFields } from '../testTemplates/ContentFields.tsx'
import { sidesWords } from '../testTemplates/contentForm.ts'
import { LongSidesWarning } from '../testTemplates/LongSidesWarning.tsx'
import type { TemplateEntry } from '../testTemplates/queries.ts'
import type { RequestValues } from './requestForm.ts'
import { ShortTimeWarning } from './ShortTimeWarning.tsx'
import { TemplateField } from './TemplateField.tsx'

export interface RequestFieldsProps {
  /** The one that was chosen. */
  template: TemplateEntry | undefined
}

/** What is asked for, and on which conditions. */
export function RequestFields({ template }: RequestFieldsProps) {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <>
      <TemplateField chosen={template} />
      <ContentFields />
      <SidesField template={template} />
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField name="pay" label="Cachê" error={errors.pay?.message} />
        <TextField label="Datas" error={errors.dates?.message} {...register('dates')} />
      </div>
      <TextField label="Veiculação" error={errors.usage?.message} {...register('usage')} />
      <TextField
        label="Prazo"
        description="No horário de São Paulo."
        type="datetime-local"
        required
        error={errors.deadline?.message}
        {...register('deadline')}
      />
      <ShortTimeWarning />
      <TextareaField
        label="Mensagem (opcional)"
        rows={3}
        error={errors.message?.message}
        {...register('message')}
      />
    </>
  )
}

function SidesField({ template }: RequestFieldsProps) {
  const { control, register, formState } = useFormContext<RequestValues>()
  const { field } = useController({ control, name: 'sides' })
  const [kind, sidesText] = useWatch({ control, name: ['kind', 'sidesText'] })
  const learned =
    field.value === 'text'
      ? ({ kind: 'text', text: sidesText } as const)
      : field.value === 'template'
        ? template?.sides
        : undefined
  const error = formState.errors.sidesText?.message
  return (
    <>
      <RadioField
        legend="O que a pessoa lê em cena"
        choices={[
          ...(template === undefined
            ? []
            : [{ value: 'template' as const, label: `Do modelo (${sidesWords(template.sides)})` }]),
          { value: 'text', label: 'Texto' },
          { value: 'none', label: 'Sem texto' },
        ]}
        value={field.value}
        firstRef={field.ref}
        error={field.value === 'text' ? undefined : error}
        onChange={field.onChange}
      />
      {field.value === 'text' ? (
        <TextareaField label="Texto da cena" rows={8} required error={error} {...register('sidesText')} />
      ) : null}
      <LongSidesWarning kind={kind} sides={learned} />
    </>
  )
}
