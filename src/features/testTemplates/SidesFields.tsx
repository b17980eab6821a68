import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import { PDF_TYPE } from '@ribalta/domain/media/media'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { LongSidesWarning } from '../../data/testTemplates/LongSidesWarning.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import type { TemplateValues } from './templateForm.ts'

const CHOICES = [
  { value: 'none', label: 'Sem texto' },
  { value: 'text', label: 'Texto' },
  { value: 'pdf', label: 'PDF' },
] as const

export interface SidesFieldsProps {
  /** What the saved version has; undefined where nothing is saved, and where another PDF was chosen. */
  stored: Sides | undefined
  onFiles: (files: readonly File[]) => void
}

/** What the artist reads in the scene: nothing, a text or a PDF. */
export function SidesFields({ stored, onFiles }: SidesFieldsProps) {
  const { control, register, formState } = useFormContext<TemplateValues>()
  const { field } = useController({ control, name: 'sides' })
  const { field: pdf } = useController({ control, name: 'pdfName' })
  const [kind, sidesText] = useWatch({ control, name: ['kind', 'sidesText'] })
  const { errors } = formState
  const learned =
    field.value === 'text'
      ? ({ kind: 'text', text: sidesText } as const)
      : stored?.kind === field.value
        ? stored
        : undefined
  return (
    <>
      <RadioField
        legend="O que a pessoa lê em cena"
        choices={CHOICES}
        value={field.value}
        firstRef={field.ref}
        onChange={field.onChange}
      />
      {field.value === 'text' ? (
        <TextareaField
          label="Texto da cena"
          rows={10}
          required
          error={errors.sidesText?.message}
          {...register('sidesText')}
        />
      ) : null}
      {field.value === 'pdf' ? (
        <FileDrop
          label={pdf.value === '' ? 'PDF da cena' : `PDF da cena: ${pdf.value}`}
          description="Até 20 MB e 40 páginas. Cada artista recebe o PDF com o próprio nome em todas as páginas."
          error={errors.pdfName?.message}
          accept={[PDF_TYPE]}
          isDocument
          onFiles={onFiles}
        />
      ) : null}
      <LongSidesWarning kind={kind} sides={learned} />
    </>
  )
}
