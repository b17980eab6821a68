import { GENDER_LABELS } from '@ribalta/domain/people/facts'
import { type AgeBand, READOUT_ASPECTS, type ReadoutAspect } from '@ribalta/domain/rhea/readout'
import type { Readout, ReadoutLine } from '@ribalta/domain/schemas/rhea/run'
import { formatList } from '../formats/formatList.ts'

/** States that have a row of their own. */
const MOST_UFS = 10
/** From so many points of a percentage on a difference is pointed at: two people of the first twenty. */
const TELLING = 10

const AGE_LABELS: Readonly<Record<AgeBand, string>> = {
  minor: 'Menores de 18',
  to29: 'Até 29',
  to44: '30 a 44',
  to59: '45 a 59',
  from60: '60 ou mais',
}

export const ASPECT_LABELS: Readonly<Record<ReadoutAspect, string>> = {
  gender: 'Gênero',
  age: 'Idade cênica',
  uf: 'UF',
}

/** People of one kind, among the first and in all; shares are whole percent. */
export interface ReadoutRow {
  readonly label: string
  readonly first: number
  readonly all: number
  readonly firstShare: number
  readonly allShare: number
  /** Whether there are tellingly more of them among the first, or fewer. */
  readonly differs: 'more' | 'fewer' | undefined
}

export interface ReadoutTableRows {
  readonly aspect: ReadoutAspect
  readonly rows: readonly ReadoutRow[]
}

/** How many were ranked. */
export function readoutTotal({ gender }: Readout): number {
  return totalsOf(gender).all
}

/** The three tables: ages in their order, the rest by how many there are, what was not said at the end. */
export function readoutTables(readout: Readout): readonly ReadoutTableRows[] {
  return READOUT_ASPECTS.map((aspect) => ({ aspect, rows: rowsOf(aspect, readout[aspect]) }))
}

/** Where the first differ, in one line: “Mais Feminino (60%, no total 45%); menos Outro (0%, no total 12%).” */
export function differenceWords(rows: readonly ReadoutRow[]): string {
  const told = (differs: ReadoutRow['differs']) =>
    formatList(
      rows
        .filter((row) => row.differs === differs)
        .map(
          ({ label, firstShare, allShare }) =>
            `${label} (${String(firstShare)}%, no total ${String(allShare)}%)`,
        ),
    )
  const parts = [
    { word: 'mais', people: told('more') },
    { word: 'menos', people: told('fewer') },
  ].flatMap(({ word, people }) => (people === '' ? [] : [`${word} ${people}`]))
  if (parts.length === 0) return `Sem diferença de ${String(TELLING)} pontos ou mais.`
  const words = parts.join('; ')
  return `Entre os primeiros, ${words}.`
}

function rowsOf(aspect: ReadoutAspect, lines: readonly ReadoutLine[]): ReadoutRow[] {
  const { first: allFirst, all: everybody } = totalsOf(lines)
  return labelled(aspect, lines).map(({ label, first, all }) => {
    const [part, whole] = [share(first, allFirst), share(all, everybody)]
    const distance = Math.round(part) - Math.round(whole)
    return {
      label,
      first,
      all,
      firstShare: Math.round(part),
      allShare: Math.round(whole),
      differs: Math.abs(distance) < TELLING ? undefined : distance > 0 ? 'more' : 'fewer',
    }
  })
}

type Labelled = Pick<ReadoutRow, 'label' | 'first' | 'all'>

function labelled(aspect: ReadoutAspect, lines: readonly ReadoutLine[]): Labelled[] {
  const said = lines.flatMap(({ value, ...counts }) => (value === null ? [] : [{ value, ...counts }]))
  const unsaid = lines.filter(({ value }) => value === null)
  return [
    ...(aspect === 'uf'
      ? statesOf(said)
      : said.toSorted(orderOf(aspect)).map((line) => toLabelled(aspect, line))),
    ...unsaid.map(({ first, all }) => ({ label: 'não informado', first, all })),
  ]
}

interface Said extends ReadoutLine {
  readonly value: string
}

const AGES = Object.keys(AGE_LABELS)

function orderOf(aspect: ReadoutAspect): (a: Said, b: Said) => number {
  return (a, b) => (aspect === 'age' ? AGES.indexOf(a.value) - AGES.indexOf(b.value) : b.all - a.all)
}

function toLabelled(aspect: ReadoutAspect, { value, first, all }: Said): Labelled {
  const labels: Readonly<Record<string, string>> =
    aspect === 'gender' ? GENDER_LABELS : aspect === 'age' ? AGE_LABELS : {}
  return { label: labels[value] ?? value, first, all }
}

function statesOf(said: readonly Said[]): Labelled[] {
  const states = said.toSorted(orderOf('uf')).map((line) => toLabelled('uf', line))
  const others = states.slice(MOST_UFS)
  if (others.length === 0) return states
  return [...states.slice(0, MOST_UFS), { label: 'outros', ...totalsOf(others) }]
}

function totalsOf(lines: readonly Pick<ReadoutLine, 'first' | 'all'>[]): { first: number; all: number } {
  return {
    first: lines.reduce((sum, { first }) => sum + first, 0),
    all: lines.reduce((sum, { all }) => sum + all, 0),
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
