import { SIDES_TYPE } from '@ribalta/domain/screenTests/screenTest'
import { useController, useFormContext } from 'react-hook-form'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import type { TemplateValues } from './templateForm.ts'

const CHOICES = [
  { value: 'none', label: 'Sem texto' },
  { value: 'text', label: 'Texto' },
  { value: 'pdf', label: 'PDF' },
] as const

/** What the artist reads in the scene: nothing, a text or a PDF. */
export function SidesFields({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { control, register, formState } = useFormContext<TemplateValues>()
  const { field } = useController({ control, name: 'sides' })
  const { field: pdf } = useController({ control, name: 'pdfName' })
  const { errors } = formState
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
          accept={[SIDES_TYPE]}
          isDocument
          onFiles={onFiles}
        />
      ) : null}
    </>
  )
}
