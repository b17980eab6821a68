import { sampleTemplate } from '@ribalta/domain/testing/sampleTemplate'
import { expect, it } from 'vitest'
import {
  EMPTY_TEMPLATE,
  templateValuesSchema,
  type TemplateValues,
  toTemplateValues,
} from './templateForm.ts'

const STORED = sampleTemplate({
  sides: { kind: 'pdf', path: 'test-sides/x.pdf', name: 'varanda.pdf', pages: 2 },
})

function objections(typed: TemplateValues): Record<string, string> {
  const parsed = templateValuesSchema.safeParse(typed)
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

it('a stored template comes back as it was, its PDF kept', () => {
  const { title, kind, instructions, takes, seconds } = STORED
  expect(templateValuesSchema.parse(toTemplateValues(STORED))).toEqual({
    content: { title, kind, instructions, takes, seconds },
    sides: { kind: 'kept' },
  })
})

it('takes a text, or nothing, in the place of the PDF', () => {
  const typed = toTemplateValues(STORED)
  expect(templateValuesSchema.parse({ ...typed, sides: 'text', sidesText: ' Boa noite. ' }).sides).toEqual({
    kind: 'text',
    text: 'Boa noite.',
  })
  expect(templateValuesSchema.parse({ ...typed, sides: 'none' }).sides).toEqual({ kind: 'none' })
})

it('says what is missing where it is missing', () => {
  expect(objections(EMPTY_TEMPLATE)).toEqual({
    title: 'Título: informe ao menos 3 caracteres.',
    kind: 'Escolha o tipo.',
    instructions: 'Instruções: informe ao menos 10 caracteres.',
    sidesText: 'Texto da cena: não pode ficar em branco.',
  })
  expect(objections({ ...toTemplateValues(STORED), sides: 'pdf', pdfName: '' })).toEqual({
    pdfName: 'Escolha o PDF.',
  })
})
