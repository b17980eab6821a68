import { MAX_SIDES_TEXT } from '@ribalta/domain/screenTests/screenTest'
import {
  type NewSides,
  newSidesSchema,
  type TestContent,
  testContentSchema,
  type TestTemplate,
} from '@ribalta/domain/schemas/screenTests/template'
import * as z from 'zod/mini'
import {
  type ContentValues,
  EMPTY_CONTENT,
  readContent,
  toContentValues,
  toObjection,
} from '../../data/testTemplates/contentForm.ts'
import { typedSchema } from '../../lib/forms/typedSchema.ts'

/** A template as it is typed. */
export interface TemplateValues extends ContentValues {
  sides: 'none' | 'text' | 'pdf'
  sidesText: string
  /** What the PDF is called; empty where there is none. */
  pdfName: string
}

export const EMPTY_TEMPLATE: TemplateValues = { ...EMPTY_CONTENT, sides: 'text', sidesText: '', pdfName: '' }

/** A stored template as the form shows it. */
export function toTemplateValues(template: TestTemplate): TemplateValues {
  const { sides } = template
  return {
    ...toContentValues(template),
    sides: sides.kind,
    sidesText: sides.kind === 'text' ? sides.text : '',
    pdfName: sides.kind === 'pdf' ? sides.name : '',
  }
}

/** A template as it is sent, but for a PDF that was chosen just now: that is uploaded first. */
export interface ReadTemplate {
  readonly content: TestContent
  readonly sides: NewSides
}

function readSides({ sides, sidesText, pdfName }: TemplateValues): object | undefined {
  if (sides === 'none') return { kind: 'none' }
  if (sides === 'text') return { kind: 'text', text: sidesText }
  return pdfName === '' ? undefined : { kind: 'kept' }
}

/** What was typed to what is sent. */
export const templateValuesSchema = typedSchema<TemplateValues, ReadTemplate>(
  (typed) => ({ content: readContent(typed), sides: readSides(typed) }),
  z.object({ content: testContentSchema, sides: newSidesSchema }),
  toObjection(
    { text: 'sidesText', sides: 'pdfName' },
    { pdfName: 'Escolha o PDF.', sidesText: `Texto da cena: de 1 a ${String(MAX_SIDES_TEXT)} caracteres.` },
  ),
)
