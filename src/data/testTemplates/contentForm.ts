import { TEST_KINDS, type TestKind } from '@ribalta/domain/screenTests/screenTest'
import type { Sides, TestContent } from '@ribalta/domain/schemas/screenTests/template'
import { readWhole } from '../../lib/forms/readTyped.ts'
import type { Objection } from '../../lib/forms/typedSchema.ts'

/** What a template and a request have in common, as it is typed. */
export interface ContentValues {
  title: string
  kind: string
  instructions: string
  takes: string
  seconds: string
}

export const EMPTY_CONTENT: ContentValues = {
  title: '',
  kind: '',
  instructions: '',
  takes: '2',
  seconds: '120',
}

export function toContentValues({ title, kind, instructions, takes, seconds }: TestContent): ContentValues {
  return { title, kind, instructions, takes: String(takes), seconds: String(seconds) }
}

/** What was typed, for the schema to judge. */
export function readContent({ title, kind, instructions, takes, seconds }: ContentValues): object {
  return { title, kind, instructions, takes: readWhole(takes), seconds: readWhole(seconds) }
}

/** The kind that was chosen, if one was. */
export function kindOf(text: string): TestKind | undefined {
  return TEST_KINDS.find((kind) => kind === text)
}

/** What the schemas say where nobody thought of words for people. */
const UNWORDED: ReadonlySet<string> = new Set(['Invalid input', 'Instante inválido.'])

/** Where a form shows an objection, in words for people: `fieldOf` where the two have other names. */
export function toObjection(
  fieldOf: Readonly<Record<string, string>>,
  words: Readonly<Record<string, string>>,
): (issue: { readonly path: readonly PropertyKey[]; readonly message: string }) => Objection {
  return ({ path, message }) => {
    const [group = '', part] = path.map(String)
    const name = part ?? group
    const field = fieldOf[name] ?? fieldOf[group] ?? name
    const said = field === 'kind' ? 'Escolha o tipo.' : words[field]
    return {
      field,
      message: UNWORDED.has(message) || field === 'kind' ? (said ?? 'Confira este campo.') : message,
    }
  }
}

/** What there is to read, in a word or two. */
export function sidesWords(sides: Sides): string {
  switch (sides.kind) {
    case 'none':
      return 'Sem texto'
    case 'text':
      return 'Texto'
    case 'pdf':
      return `PDF: ${sides.name} (${sides.pages === 1 ? '1 página' : `${String(sides.pages)} páginas`})`
  }
}
