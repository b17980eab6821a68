import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery } from '@tanstack/react-query'
import { latestChangeQuery } from '../../data/feed/history.ts'
import { personNameQuery } from '../../data/profiles/queries.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { formatDateTime, formatTime } from '../../lib/formats/formatDateTime.ts'
import { dateToInstant } from '@ribalta/domain/instant'

const DEEDS: Readonly<Partial<Record<FeedItem['kind'], string>>> = {
  profileChange: 'mudou este perfil',
  validated: 'aprovou este perfil',
  changesRequested: 'pediu ajustes neste perfil',
  suspended: 'suspendeu este perfil',
  archived: 'arquivou este perfil',
  republished: 'publicou este perfil de novo',
}
const UNKNOWN = 'Este perfil mudou, ou alguém já decidiu, depois que você o abriu.'

/** Returns who changed or decided about a profile since it was opened, as a sentence: “Ana Souza aprovou este perfil às 10:42.” */
export function useMeanwhile(uid: string, newest: Profile | null | undefined, now: Date): string {
  const isKnown = newest !== null && newest !== undefined
  const state = isKnown
    ? `${newest.status} ${String(newest.version)} ${String(newest.queuedAt?.seconds)}`
    : ''
  const { data: change } = useQuery({ ...latestChangeQuery(uid, state), enabled: isKnown })
  const { data: name } = useQuery({
    ...personNameQuery(change?.actor ?? ''),
    enabled: change !== null && change !== undefined,
  })
  if (change === null || change === undefined || name === undefined) return UNKNOWN
  const deed = DEEDS[change.kind]
  if (deed === undefined) return UNKNOWN
  const isToday = formatDate(change.at) === formatDate(dateToInstant(now))
  const when = isToday ? `às ${formatTime(change.at)}` : `em ${formatDateTime(change.at)}`
  return `${name ?? 'Alguém da equipe'} ${deed} ${when}.`
}
