import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatList } from '../../lib/formats/formatList.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { templatesQuery, type TemplateEntry } from '../testTemplates/queries.ts'
import { fillFromTemplate, ofTemplate, type RequestValues } from './requestForm.ts'

/** Fills in the request from a template and says which fields keep what the agent typed. */
export function TemplateField({ chosen }: { chosen: TemplateEntry | undefined }) {
  const { formState, getValues, reset } = useFormContext<RequestValues>()
  const { data = [], isError } = useQuery(templatesQuery(false))
  const [kept, setKept] = useState<readonly string[]>([])
  // Read while drawing, so that the form keeps it up to date.
  const begun = formState.defaultValues

  function fill(values: Partial<RequestValues>): void {
    reset({ ...getValues(), ...values }, { keepDefaultValues: true })
  }

  function choose(template: TemplateEntry | undefined): void {
    const typed = getValues()
    if (template === undefined) {
      fill({ templateId: '', sides: typed.sides === 'template' ? 'none' : typed.sides })
      setKept([])
      return
    }
    const filled = fillFromTemplate(template, typed, { begun: { ...typed, ...begun }, before: chosen })
    fill(filled.values)
    setKept(filled.kept)
  }

  return (
    <>
      <SelectField
        label="Modelo"
        value={chosen?.id ?? ''}
        error={isError ? 'Não foi possível carregar os modelos. Dá para pedir sem modelo.' : undefined}
        onChange={({ target }) => {
          choose(data.find(({ id }) => id === target.value))
        }}
      >
        <option value="">Sem modelo</option>
        {data.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {chosen === undefined || kept.length === 0 ? null : (
        <Notice>
          <p>{`O que você escreveu ficou como estava: ${formatList(kept)}.`}</p>
          <p className="mt-3">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                fill(ofTemplate(chosen))
                setKept([])
              }}
            >
              Trocar pelo modelo
            </Button>
          </p>
        </Notice>
      )}
    </>
  )
}
