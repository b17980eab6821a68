import { FACT_NAMES } from '@ribalta/domain/people/factTable'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { EMPTY_FACTS, toFactsValues, type FactsValues } from './factsValues.ts'
import { LookFields } from './LookFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { PresentationFields } from './PresentationFields.tsx'
import { WorkFields } from './WorkFields.tsx'

const CLASSES = [{ id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }]
const SKILLS = [
  { id: 'canto', type: 'Música', descriptionPT: 'Canto', descriptionEN: 'Singing', descriptionES: 'Canto' },
]

function Fields({ values }: { values: FactsValues }) {
  const form = useForm({ defaultValues: values })
  return (
    <FormProvider {...form}>
      <WorkFields classes={CLASSES} skills={SKILLS} />
      <LookFields />
      <PlaceFields />
      <PresentationFields />
    </FormProvider>
  )
}

/** Everything that the fields of a form hold. */
function heldBy(values: FactsValues): string {
  const { container, unmount } = render(<Fields values={values} />)
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  const held = fields.map(({ value, checked }) => `${value} ${String(checked)}`).join('\n')
  unmount()
  return held
}

const whole = toFactsValues(SAMPLE_FACTS)

it.each(FACT_NAMES)('%s has a field in the forms of registration and profile', (name) => {
  expect(heldBy({ ...whole, [name]: EMPTY_FACTS[name] })).not.toBe(heldBy(whole))
})
