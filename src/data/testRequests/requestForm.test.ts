import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { sampleRole } from '@ribalta/domain/testing/sampleRole'
import { sampleTemplate } from '@ribalta/domain/testing/sampleTemplate'
import { expect, it } from 'vitest'
import type { TemplateEntry } from '../testTemplates/queries.ts'
import {
  emptyRequest,
  fillFromTemplate,
  ofCasting,
  ofTemplate,
  requestValuesSchema,
  type RequestValues,
} from './requestForm.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }

const FILLED: RequestValues = {
  ...emptyRequest(NOW),
  title: 'Cena da cozinha',
  kind: 'publicidade',
  instructions: 'Grave na horizontal, com luz de frente.',
}

const TEMPLATE: TemplateEntry = { ...sampleTemplate(), id: 'modelo' }

/** What is wrong, at which field. */
function objections(typed: RequestValues): Record<string, string> {
  const parsed = requestValuesSchema.safeParse(typed)
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

it('proposes a deadline that leaves two working days, at six in the evening in São Paulo', () => {
  // A Thursday.
  expect(emptyRequest(NOW).deadline).toBe('2026-11-30T18:00')
  // Still the Monday in São Paulo.
  expect(emptyRequest(new Date('2026-11-24T02:00:00Z')).deadline).toBe('2026-11-26T18:00')
})

it('sends what was typed, the deadline as a moment and the cachê in cents, and leaves out what was not', () => {
  const { form, sides } = requestValuesSchema.parse({
    ...FILLED,
    pay: 'R$ 1.500,50',
    sides: 'text',
    sidesText: 'Boa noite.',
  })
  expect(form).toEqual({
    title: 'Cena da cozinha',
    kind: 'publicidade',
    instructions: 'Grave na horizontal, com luz de frente.',
    takes: 2,
    seconds: 120,
    payCents: 150_050,
    deadline: { seconds: Date.parse('2026-11-30T21:00:00Z') / 1000, nanoseconds: 0 },
    message: '',
  })
  expect(sides).toEqual({ kind: 'text', text: 'Boa noite.' })
})

it('says in words, at each field, what is missing', () => {
  expect(
    objections({
      ...emptyRequest(NOW),
      takes: 'dois',
      seconds: '5',
      deadline: '',
      pay: 'muito',
      sides: 'text',
    }),
  ).toEqual({
    title: 'Título: informe ao menos 3 caracteres.',
    kind: 'Escolha o tipo.',
    instructions: 'Instruções: informe ao menos 10 caracteres.',
    takes: 'Takes: informe um número.',
    seconds: 'Segundos por take: ao menos 10.',
    deadline: 'Informe o dia e a hora do prazo.',
    pay: 'Informe um valor, como 1.500,00.',
    sidesText: 'Texto da cena: não pode ficar em branco.',
  })
})

it('choosing a template fills in what it says and keeps its sides', () => {
  const filled = { ...FILLED, message: 'Com calma.', ...ofTemplate(TEMPLATE) }
  const { form, sides } = requestValuesSchema.parse(filled)
  expect(form).toMatchObject({ title: 'Cena da varanda', takes: 3, seconds: 240, message: 'Com calma.' })
  expect(sides).toEqual({ kind: 'kept' })
})

it('keeps what the agent typed when a template is chosen, and names those fields', () => {
  const begun = emptyRequest(NOW)
  const typed = {
    ...begun,
    instructions: 'Sem óculos, por favor.',
    sides: 'text',
    sidesText: 'Boa noite.',
  } as const
  const { values, kept } = fillFromTemplate(TEMPLATE, typed, { begun, before: undefined })
  expect(kept).toEqual(['Instruções', 'Texto da cena'])
  expect(values).toMatchObject({
    templateId: 'modelo',
    title: 'Cena da varanda',
    takes: '3',
    instructions: 'Sem óculos, por favor.',
    sides: 'text',
    sidesText: 'Boa noite.',
  })
})

it('replaces what another template filled in, but nothing typed since', () => {
  const begun = emptyRequest(NOW)
  const typed = { ...begun, ...ofTemplate(TEMPLATE), title: 'Cena da varanda, à noite' }
  const other = { ...TEMPLATE, id: 'outro', instructions: 'Grave em pé, de corpo inteiro.' }
  const { values, kept } = fillFromTemplate(other, typed, { begun, before: TEMPLATE })
  expect(kept).toEqual(['Título'])
  expect(values).toMatchObject({
    templateId: 'outro',
    title: 'Cena da varanda, à noite',
    instructions: 'Grave em pé, de corpo inteiro.',
    sides: 'template',
  })
})

it('begins with what the roles of a casting have in common', () => {
  const casting = castingSchema.parse({
    title: 'Café da manhã',
    kind: 'publicidade',
    description: 'Uma manhã de domingo, a casa cheia.',
    city: 'São Paulo',
    uf: 'SP',
    shootFrom: '2027-03-01',
    shootTo: '2027-03-02',
    applyUntil: at,
    paymentTermDays: 30,
    status: 'open',
    createdAt: at,
    updatedAt: at,
    version: 1,
  })
  const roles = [
    { id: 'mae', role: { ...sampleRole('Mãe'), payCents: 650_000 } },
    { id: 'filha', role: { ...sampleRole('Filha'), payCents: 90_000 } },
  ]
  const full = { casting, roles, internal: {} }
  expect(ofCasting(full, ['mae', 'mae'])).toMatchObject({
    title: 'Mãe',
    kind: 'publicidade',
    pay: 'R$ 6.500,00',
    dates: '01/03/2027 a 02/03/2027',
  })
  expect(ofCasting(full, ['mae', 'filha'])).toMatchObject({ title: 'Café da manhã', pay: '' })
})
