import { classNamesOf } from '@ribalta/domain/catalogue/classForms'
import { SKILL_LEVEL_LABELS, type SkillLevel } from '@ribalta/domain/people/facts'
import { FACTS } from '@ribalta/domain/people/factTable'
import { BEST, type Grade } from '@ribalta/domain/rhea/grade'
import type { ScorePart } from '@ribalta/domain/rhea/score'
import type { RangeFact } from '@ribalta/domain/roster/steps'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { Rankable } from '@ribalta/domain/schemas/rhea/rankable'
import { formatPlayingAge } from '../formats/formatFacts.ts'
import { formatList } from '../formats/formatList.ts'
import { formatSince } from '../formats/formatSince.ts'
import { type CatalogueNames, stepLabel } from '../roster/rosterWords.ts'

const UNSAID = 'não informou'

/** The facts that a ranking weighs. `gender` only picks the words, and an anonymous ranking doesn't know it. */
type RankedPerson = Rankable & { readonly gender?: string | null }

export interface GradeContext {
  readonly names: CatalogueNames
  readonly now: Date
}

/** What somebody has by one criterion, as it stands after the criterion's name: “avançado”, “1,68 m, 2 cm abaixo”, “não informou”. */
export function gradeWords(
  person: RankedPerson,
  { criterion, grade }: Pick<ScorePart, 'criterion' | 'grade'>,
  { names, now }: GradeContext,
): string {
  switch (criterion.kind) {
    case 'class':
      return classWords(person, criterion, grade, names)
    case 'skill':
      return skillWords(person, criterion, grade)
    case 'range':
      return rangeWords(person[criterion.fact], criterion)
    case 'place':
      return placeWords(person, criterion, grade)
    case 'travel':
      return listWords(person.travel, grade)
    case 'language':
      return listWords(person.languages, grade)
    case 'freshness':
      return `confirmado ${formatSince(person.lookConfirmedAt, now)}`
    case 'video':
      return person.hasVideo ? 'tem vídeo' : 'sem vídeo'
    case 'testsInTime':
      return testWords(person.trackRecord)
    case 'results':
      return resultWords(person.trackRecord)
  }
}

/** What a part adds or takes away: “+12”, “−8”, “0”. */
export function pointsWords(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${String(points)}` : `−${String(-points)}`
}

function classWords(
  { classes, gender }: RankedPerson,
  asked: Extract<Criterion, { kind: 'class' }>,
  grade: Grade,
  names: CatalogueNames,
): string {
  if (grade === null || classes === null) return UNSAID
  const called = (ids: readonly string[]): string =>
    formatList(classNamesOf({ classes: ids, gender }, names.classes, (id) => [id]))
  return grade === BEST
    ? called(classes.filter((id) => asked.classes.includes(id)))
    : elseWords(called(classes))
}

function skillWords(
  { skills }: Rankable,
  { skill, level }: Extract<Criterion, { kind: 'skill' }>,
  grade: Grade,
): string {
  if (grade === null) return UNSAID
  const mine = skills?.find(({ id }) => id === skill)
  if (mine === undefined) return 'não faz'
  const called = (each: SkillLevel): string => SKILL_LEVEL_LABELS[each].toLowerCase()
  return mine.level < level ? `${called(mine.level)}, pedido: ${called(level)}` : called(mine.level)
}

function rangeWords(
  value: number | { readonly min: number; readonly max: number } | null,
  { fact, min, max }: Extract<Criterion, { kind: 'range' }>,
): string {
  if (value === null) return UNSAID
  const held = typeof value === 'number' ? { min: value, max: value } : value
  const words = typeof value === 'number' ? stepLabel(fact, value) : formatPlayingAge(value)
  if (min !== undefined && held.max < min) return `${words}, ${distanceWords(fact, min - held.max)} abaixo`
  if (max !== undefined && held.min > max) return `${words}, ${distanceWords(fact, held.min - max)} acima`
  return words
}

function distanceWords(fact: RangeFact, distance: number): string {
  const count = String(distance)
  switch (FACTS[fact].kind) {
    case 'metres':
    case 'centimetres':
      return `${count} cm`
    case 'ages':
      return distance === 1 ? '1 ano' : `${count} anos`
    case 'number':
      return distance === 1 ? '1 número' : `${count} números`
  }
}

function placeWords(
  { city, uf }: Rankable,
  asked: Extract<Criterion, { kind: 'place' }>,
  grade: Grade,
): string {
  if (uf === null) return UNSAID
  const isElsewhere = uf === asked.uf && grade !== BEST && grade !== null
  if (city === null || city === '') {
    if (grade === null) return `${uf}, não informou a cidade`
    return isElsewhere ? `outra cidade de ${uf}` : uf
  }
  return isElsewhere ? `${city}, outra cidade de ${uf}` : `${city} (${uf})`
}

function listWords(list: readonly string[] | null, grade: Grade): string {
  if (grade === null || list === null) return UNSAID
  return grade === BEST ? 'sim' : elseWords(formatList(list))
}

/** Says that the artist has something else. An anonymous ranking doesn't know what, and passes an empty text. */
function elseWords(has: string): string {
  return has === '' ? 'não' : `não; informou ${has}`
}

function testWords(record: Rankable['trackRecord']): string {
  if (record === null || record.testsAsked === 0) return 'ainda sem testes'
  const { testsInTime, testsAsked } = record
  return `${String(testsInTime)} de ${String(testsAsked)} ${testsAsked === 1 ? 'teste' : 'testes'} no prazo`
}

function resultWords(record: Rankable['trackRecord']): string {
  if (record === null || record.presented === 0) return 'ainda sem apresentações'
  const { chosen, presented } = record
  const choices = chosen === 0 ? 'nenhuma escolha' : chosen === 1 ? '1 escolha' : `${String(chosen)} escolhas`
  return `${choices} em ${presented === 1 ? '1 apresentação' : `${String(presented)} apresentações`}`
}
