import type { CastingKind } from '@ribalta/domain/castings/casting'
import { dateToInstant } from '@ribalta/domain/instant'
import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { fairDeadline } from '@ribalta/domain/screenTests/fairness'
import { MAX_SIDES_TEXT, type TestKind } from '@ribalta/domain/screenTests/screenTest'
import { type NewSides, newSidesSchema } from '@ribalta/domain/schemas/screenTests/template'
import { type TestForm, testFormSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import * as z from 'zod/mini'
import { formatMoney } from '../../lib/formats/formatMoney.ts'
import { formatShoot } from '../../lib/formats/formatShoot.ts'
import { formatUsage } from '../../lib/formats/formatUsage.ts'
import { given, readMoney } from '../../lib/forms/readTyped.ts'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import type { FullCasting } from '../castings/queries.ts'
import {
  type ContentValues,
  EMPTY_CONTENT,
  readContent,
  toContentValues,
  toObjection,
} from '../testTemplates/contentForm.ts'
import type { TemplateEntry } from '../testTemplates/queries.ts'

/** A request as it is typed. */
export interface RequestValues extends ContentValues {
  /** Empty where it is asked for without one. */
  templateId: string
  sides: 'none' | 'text' | 'template'
  sidesText: string
  pay: string
  usage: string
  dates: string
  /** A clock in São Paulo, as date-and-time fields give it. */
  deadline: string
  message: string
}

/** What a request begins with: its deadline is fair for the kind of test that needs the most time, and so for every one. */
export function emptyRequest(now: Date): RequestValues {
  return {
    ...EMPTY_CONTENT,
    templateId: '',
    sides: 'none',
    sidesText: '',
    pay: '',
    usage: '',
    dates: '',
    deadline: toSaoPaulo(fairDeadline('dramaturgia', now)),
    message: '',
  }
}

/** What is tested for each kind of work; of the others nobody can say. */
const KIND_OF: Readonly<Partial<Record<CastingKind, TestKind>>> = {
  publicidade: 'publicidade',
  cinema: 'dramaturgia',
  serie: 'dramaturgia',
  novela: 'dramaturgia',
  teatro: 'dramaturgia',
  evento: 'apresentacao',
}

/** What all say alike. */
function agreed<T>(all: readonly T[]): T | undefined {
  const [first] = all
  return all.every((each) => each === first) ? first : undefined
}

/** What a casting says of a test for some of its roles: what they have in common. */
export function ofCasting(
  { casting, roles }: FullCasting,
  roleIds: readonly string[],
): Partial<RequestValues> {
  const asked = roles.filter(({ id }) => roleIds.includes(id)).map(({ role }) => role)
  const pay = agreed(asked.map(({ payCents }) => payCents))
  return {
    title: agreed(asked.map(({ title }) => title)) ?? casting.title,
    kind: (casting.kind === undefined ? undefined : KIND_OF[casting.kind]) ?? '',
    pay: pay === undefined || pay === 0 ? '' : formatMoney(pay),
    usage: agreed(asked.map(({ usage }) => formatUsage(usage))) ?? '',
    dates:
      casting.shootFrom === undefined
        ? ''
        : formatShoot({ shootFrom: casting.shootFrom, shootTo: casting.shootTo }),
  }
}

/** Returns everything that a template fills in. */
export function ofTemplate(template: TemplateEntry): Partial<RequestValues> {
  return { ...toContentValues(template), templateId: template.id, sides: 'template', sidesText: '' }
}

/** Fields that agents type in and a template fills in, by their labels. */
const FILLED_LABELS = {
  title: 'Título',
  kind: 'Tipo',
  instructions: 'Instruções',
  takes: 'Takes',
  seconds: 'Segundos por take',
} as const satisfies Partial<Record<keyof RequestValues, string>>
const FILLED_FIELDS = ['title', 'kind', 'instructions', 'takes', 'seconds'] as const

export interface TemplateFill {
  readonly values: Partial<RequestValues>
  /** The labels of the fields that keep what the agent typed. */
  readonly kept: readonly string[]
}

/**
 * Returns what choosing a template fills in without replacing anything the agent typed: a field counts as typed unless it
 * holds what the form began with or what the template chosen before filled in.
 */
export function fillFromTemplate(
  template: TemplateEntry,
  typed: RequestValues,
  { begun, before }: { readonly begun: RequestValues; readonly before: TemplateEntry | undefined },
): TemplateFill {
  const offered = ofTemplate(template)
  const filledBefore = before === undefined ? {} : ofTemplate(before)
  const isTyped = (field: keyof RequestValues): boolean =>
    ![begun[field], filledBefore[field], offered[field]].includes(typed[field])
  const fields = FILLED_FIELDS.filter(isTyped)
  const keepsSides = typed.sides === 'text' && typed.sidesText.trim() !== '' && isTyped('sidesText')
  return {
    values: {
      ...offered,
      ...Object.fromEntries(fields.map((field) => [field, typed[field]])),
      ...(keepsSides ? { sides: typed.sides, sidesText: typed.sidesText } : {}),
    },
    kept: [...fields.map((field) => FILLED_LABELS[field]), ...(keepsSides ? ['Texto da cena'] : [])],
  }
}

function readSides({ sides, sidesText }: RequestValues): object {
  if (sides === 'template') return { kind: 'kept' }
  return sides === 'text' ? { kind: 'text', text: sidesText } : { kind: 'none' }
}

/** A request as it is sent, but for the people. */
export interface ReadRequest {
  readonly form: TestForm
  readonly sides: NewSides
}

/** What was typed to what is sent. */
export const requestValuesSchema = typedSchema<RequestValues, ReadRequest>(
  (typed) => {
    const { pay, usage, dates, deadline, message } = typed
    const until = fromSaoPaulo(deadline)
    return {
      form: {
        ...readContent(typed),
        ...given({ payCents: readMoney(pay), usage: usage.trim(), dates: dates.trim() }),
        deadline: until === undefined ? undefined : dateToInstant(until),
        message,
      },
      sides: readSides(typed),
    }
  },
  z.object({ form: testFormSchema, sides: newSidesSchema }),
  toObjection(
    { payCents: 'pay', text: 'sidesText', sides: 'sidesText' },
    {
      pay: 'Informe um valor, como 1.500,00.',
      deadline: 'Informe o dia e a hora do prazo.',
      sidesText: `Texto da cena: de 1 a ${String(MAX_SIDES_TEXT)} caracteres.`,
    },
  ),
)
