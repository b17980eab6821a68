import { FACT_NAMES, FACTS, type FactName, type FactSpec } from '@ribalta/domain/people/factTable'
import { SKILL_LEVELS, type SkillLevel } from '@ribalta/domain/people/facts'
import { toSearchText } from '@ribalta/domain/identity'
import { LINK_KINDS, LINK_LABELS, type LinkKind } from '@ribalta/domain/people/links'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { csvFile, type CsvRow } from '../../lib/files/csv.ts'
import { readCsvFile } from '../../lib/files/csvFile.ts'
import { formatOption } from '../../lib/formats/factTexts.ts'
import type { TypedByKind } from '../../ui/artistFields/factsValues.ts'
import { EMPTY_PREPARED, preparedFormSchema, type PreparedValues } from './preparedForm.ts'

export const MAX_CAST_LINES = 1000

interface Catalogue {
  readonly classes: readonly ArtistClass[]
  readonly skills: readonly Skill[]
}

/** A line of a cast: somebody to invite, or what is wrong with it. */
export interface CastLine {
  /** The row's number in the spreadsheet. */
  readonly number: number
  readonly text: string
  readonly reading: { readonly prepared: Prepared } | { readonly problems: readonly string[] }
}

export interface CastReading {
  readonly lines: readonly CastLine[]
  /** Columns of the file that say nothing here. */
  readonly ignored: readonly string[]
}

type Identity = 'artisticName' | 'email' | 'phone' | 'birthDate'
type Column =
  | { readonly kind: 'identity'; readonly name: Identity }
  | { readonly kind: 'fact'; readonly name: FactName }
  | { readonly kind: 'link'; readonly name: LinkKind }

/** As agencies' sheets call them; the first is the model's. */
const IDENTITY_WORDS: Readonly<Record<Identity, readonly string[]>> = {
  artisticName: ['Nome artístico', 'Nome'],
  email: ['E-mail'],
  phone: ['Telefone', 'Celular', 'WhatsApp'],
  birthDate: ['Data de nascimento', 'Nascimento'],
}

/** “Altura (m)” and “altura” are one column. */
function columnKey(text: string): string {
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')]
  const name = open < 0 || close < open ? text : text.slice(0, open) + text.slice(close + 1)
  return toSearchText(name).replace(/[^a-z]/g, '')
}

const COLUMNS = new Map<string, Column>([
  ...Object.entries(IDENTITY_WORDS).flatMap(([name, words]) =>
    words.map((word) => [columnKey(word), { kind: 'identity', name: name as Identity }] as const),
  ),
  ...FACT_NAMES.filter((name) => FACTS[name].kind !== 'links').map(
    (name) => [columnKey(FACTS[name].label), { kind: 'fact', name }] as const,
  ),
  ...LINK_KINDS.map((name) => [columnKey(LINK_LABELS[name]), { kind: 'link', name }] as const),
])

/** An empty sheet with every column. */
export function castModel(): Blob {
  const header = [
    ...Object.values(IDENTITY_WORDS).flatMap(([word]) => word ?? []),
    ...FACT_NAMES.filter((name) => FACTS[name].kind !== 'links').map((name) => FACTS[name].label),
    ...LINK_KINDS.map((kind) => LINK_LABELS[kind]),
  ]
  return csvFile([header])
}

/** An agency's cast from its spreadsheet, line by line, or why the file cannot be read at all. */
export async function readCastFile(
  bytes: Uint8Array,
  catalogue: Catalogue,
): Promise<{ readonly problem: string } | { readonly cast: CastReading }> {
  const reading = readCsvFile(bytes, MAX_CAST_LINES)
  if ('problem' in reading) return reading
  const { header, body } = reading.table
  const columns = header.cells.map((cell) => COLUMNS.get(columnKey(cell)))
  if (!columns.some((column) => column?.kind === 'identity' && column.name === 'artisticName')) {
    return { problem: 'Na primeira linha falta a coluna Nome artístico (ou Nome).' }
  }
  const seen = new Map<string, number>()
  const lines: CastLine[] = []
  // One after the other: a line may repeat the person of an earlier one.
  for (const row of body) {
    const text = row.cells.filter((cell) => cell.trim() !== '').join(' · ')
    lines.push({ number: row.number, text, reading: await readLine(row, columns, catalogue, seen) })
  }
  const ignored = header.cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== '')
  return { cast: { lines, ignored } }
}

async function readLine(
  { number, cells }: CsvRow,
  columns: readonly (Column | undefined)[],
  catalogue: Catalogue,
  seen: Map<string, number>,
): Promise<CastLine['reading']> {
  const values: PreparedValues = { ...EMPTY_PREPARED, links: { ...EMPTY_PREPARED.links } }
  const unknown: string[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (column === undefined || cell === '') continue
    if (column.kind === 'identity') values[column.name] = IDENTITY_READERS[column.name](cell)
    else if (column.kind === 'link') values.links[column.name] = cell
    else Object.assign(values, { [column.name]: readFact(column.name, cell, catalogue, unknown) })
  }
  const read = await preparedFormSchema.safeParseAsync(values)
  const problems = [...unknown, ...(read.error?.issues.map(({ message }) => message) ?? [])]
  if (!read.success || problems.length > 0) return { problems: [...new Set(problems)] }
  const address = read.data.email ?? read.data.phone ?? ''
  const earlier = seen.get(address)
  if (earlier !== undefined) return { problems: [`A mesma pessoa já está na linha ${String(earlier)}.`] }
  seen.set(address, number)
  return { prepared: read.data }
}

const IDENTITY_READERS: Readonly<Record<Identity, (cell: string) => string>> = {
  artisticName: (cell) => cell,
  email: (cell) => cell,
  phone: (cell) => cell,
  birthDate: (cell) => {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(cell) ?? []
    if (year !== undefined) return `${day ?? ''}/${month ?? ''}/${year}`
    return cell
  },
}

/** A cell as the form would hold it; what the lists do not know goes to `unknown` in words. */
function readFact(
  name: FactName,
  cell: string,
  { classes, skills }: Catalogue,
  unknown: string[],
): TypedByKind[keyof TypedByKind] {
  const fact: FactSpec = FACTS[name]
  const several = cell.split(/[,;|]/).flatMap((part) => (part.trim() === '' ? [] : part.trim()))
  const known = (part: string, options: readonly Option[]): string[] => {
    const value = findOption(part, options)
    if (value === undefined) unknown.push(`${fact.label}: “${part}” não está na lista.`)
    return value === undefined ? [] : [value]
  }
  switch (fact.kind) {
    case 'classes': {
      const options = classes.map(({ id, namePT }) => ({ value: id, label: namePT }))
      return several.flatMap((part) => known(part, options))
    }
    case 'skills': {
      const options = skills.map(({ id, descriptionPT }) => ({ value: id, label: descriptionPT }))
      return several.flatMap((part) => {
        const { skill, level } = readSkill(part)
        if (level === undefined) unknown.push(`${fact.label}: diga o nível de 1 a 5, como “${part} 3”.`)
        return level === undefined ? [] : known(skill, options).map((id) => ({ id, level }))
      })
    }
    case 'choice':
      return known(cell, optionsOf(name, fact.options))[0] ?? ''
    case 'choices':
      return several.flatMap((part) => known(part, optionsOf(name, fact.options)))
    case 'ages': {
      const [min = '', max = min] = cell.match(/\d+/g) ?? []
      return { min, max }
    }
    case 'text':
    case 'prose':
    case 'links':
      return cell
    case 'number':
    case 'centimetres':
    case 'metres':
      return cell.replace(/c?m$/i, '').trimEnd()
  }
}

/** Reads “Violão 3” and “Violão (3)”. */
function readSkill(text: string): { readonly skill: string; readonly level: SkillLevel | undefined } {
  const open = text.endsWith(')') ? text.slice(0, -1) : text
  const level = SKILL_LEVELS.find((each) => open.endsWith(String(each)))
  const skill = level === undefined ? open : open.slice(0, -1).trimEnd()
  return { skill: (skill.endsWith('(') ? skill.slice(0, -1) : skill).trimEnd(), level }
}

interface Option {
  readonly value: string
  readonly label: string
}

function optionsOf(name: FactName, options: readonly string[]): readonly Option[] {
  return options.map((value) => ({ value, label: formatOption(name, value) }))
}

/** By its name or its stored form, else by the beginning that only one of them has: “F” is “Feminino”. */
function findOption(text: string, options: readonly Option[]): string | undefined {
  const asked = toSearchText(text)
  const names = options.map(({ value, label }) => ({
    value,
    names: [toSearchText(value), toSearchText(label)],
  }))
  const exact = names.find((option) => option.names.includes(asked))
  if (exact !== undefined) return exact.value
  const begun = names.filter((option) => option.names.some((name) => name.startsWith(asked)))
  return begun.length === 1 ? begun[0]?.value : undefined
}
