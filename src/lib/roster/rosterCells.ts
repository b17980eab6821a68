import { classNamesOf } from '@ribalta/domain/catalogue/classForms'
import type { RosterColumn } from '@ribalta/domain/roster/columns'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import type { RosterCard } from '@ribalta/domain/schemas/roster/roster'
import { SKILL_LEVEL_LABELS } from '@ribalta/domain/people/facts'
import { formatDate } from '../formats/formatDate.ts'
import { formatHeight, formatPlayingAge } from '../formats/formatFacts.ts'
import { type CatalogueNames, FILTER_LABELS, optionLabel } from './rosterWords.ts'

export const COLUMN_LABELS: Readonly<Record<RosterColumn, string>> = {
  status: FILTER_LABELS.status,
  classes: FILTER_LABELS.classes,
  city: FILTER_LABELS.city,
  uf: FILTER_LABELS.uf,
  playingAge: FILTER_LABELS.playingAge,
  heightCm: FILTER_LABELS.heightCm,
  gender: FILTER_LABELS.gender,
  eyes: FILTER_LABELS.eyes,
  hair: FILTER_LABELS.hair,
  shoe: FILTER_LABELS.shoe,
  languages: FILTER_LABELS.languages,
  skills: FILTER_LABELS.skills,
  minor: 'Menor de idade',
  video: FILTER_LABELS.video,
  drt: FILTER_LABELS.drt,
  look: 'Look confirmado',
  updated: 'Última alteração',
  created: 'Cadastro',
}

/** Part of a card, as a file has it. */
type SomeCard = { readonly [K in keyof RosterCard]?: RosterCard[K] | undefined }

function options(
  name: 'gender' | 'eyes' | 'hair' | 'languages',
  value: string | readonly string[] | null | undefined,
  names: CatalogueNames,
): string {
  const list = typeof value === 'string' ? [value] : (value ?? [])
  return list.map((option) => optionLabel(name, option, names)).join(', ')
}

/** What a column says of somebody; '' where nothing was given. */
export function cellText(column: RosterColumn, card: SomeCard, names: CatalogueNames): string {
  switch (column) {
    case 'status':
      return card.status === undefined ? '' : PROFILE_STATUS_LABELS[card.status]
    case 'classes':
      return classNamesOf(card, names.classes, (id) => [id]).join(', ')
    case 'gender':
    case 'eyes':
    case 'hair':
    case 'languages':
      return options(column, card[column], names)
    case 'city':
    case 'uf':
      return card[column] ?? ''
    case 'playingAge':
      return card.playingAge == null ? '' : formatPlayingAge(card.playingAge)
    case 'heightCm':
      return card.heightCm == null ? '' : formatHeight(card.heightCm)
    case 'shoe':
      return card.shoe == null ? '' : String(card.shoe)
    case 'skills':
      return (card.skills ?? [])
        .map(({ id, level }) => {
          const name = names.skills.find((skill) => skill.id === id)?.descriptionPT ?? id
          return `${name} (${SKILL_LEVEL_LABELS[level].toLowerCase()})`
        })
        .join(', ')
    case 'minor':
      return card.minor === true ? 'Sim' : 'Não'
    case 'video':
      return card.hasVideo === true ? 'Sim' : 'Não'
    case 'drt':
      return card.hasDrt === true ? 'Sim' : 'Não'
    case 'look':
      return card.lookConfirmedAt === undefined ? '' : formatDate(card.lookConfirmedAt)
    case 'updated':
      return card.updatedAt === undefined ? '' : formatDate(card.updatedAt)
    case 'created':
      return card.createdAt === undefined ? '' : formatDate(card.createdAt)
  }
}
