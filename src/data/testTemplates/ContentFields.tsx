import { TEST_KIND_LABELS, TEST_KINDS } from '@ribalta/domain/screenTests/screenTest'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ContentValues } from './contentForm.ts'

/** What is asked for in a test: the fields that a template and a request have in common, of the form around them. */
export function ContentFields() {
  const { register, formState } = useFormContext<ContentValues>()
  const { errors } = formState
  return (
    <>
      <TextField label="Título" required error={errors.title?.message} {...register('title')} />
      <SelectField label="Tipo" required error={errors.kind?.message} {...register('kind')}>
        <option value="">Escolha…</option>
        {TEST_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {TEST_KIND_LABELS[kind]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="Instruções"
        description="Enquadramento, luz, roupa, para onde olhar: o que a pessoa precisa saber antes de gravar."
        rows={6}
        required
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Takes"
          inputMode="numeric"
          required
          error={errors.takes?.message}
          {...register('takes')}
        />
        <TextField
          label="Segundos por take"
          inputMode="numeric"
          required
          error={errors.seconds?.message}
          {...register('seconds')}
        />
      </div>
    </>
  )
}
