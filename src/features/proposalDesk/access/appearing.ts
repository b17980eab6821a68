import { type HurdleRecord, roomHurdle } from '@ribalta/domain/proposals/room'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { nameOf } from '../artists/nameOf.ts'
import { HURDLE_WORDS } from '../consent/hurdleWords.ts'
import type { Consents, ProposalValues } from '../proposalForm.ts'

/** What becomes of the artists of a proposal once it is published. */
export interface Appearing {
  /** How many the client sees at once. */
  readonly shown: number
  /** Names of whom the client sees as soon as they agree. */
  readonly asked: readonly string[]
  /** Who is out for now: “Rui: fora do ar”. */
  readonly out: readonly string[]
}

/** Who of these appears to the client, by the records and what they say now. */
export function appearing(
  { items, consentMode }: Pick<ProposalValues, 'items' | 'consentMode'>,
  records: ReadonlyMap<string, (HurdleRecord & Pick<Profile, 'artisticName'>) | null>,
  consents: Consents,
  now: Date,
): Appearing {
  let shown = 0
  const asked: string[] = []
  const out: string[] = []
  for (const { artistId } of items) {
    const record = records.get(artistId)
    const name = nameOf(record)
    const hurdle = roomHurdle({ consentMode }, consents.get(artistId) ?? {}, record ?? undefined, now)
    if (record === undefined) out.push('um cadastro que ainda não carregou')
    else if (hurdle === undefined) shown += 1
    else if (hurdle === 'asked') asked.push(name)
    else out.push(record === null ? HURDLE_WORDS[hurdle] : `${name}: ${HURDLE_WORDS[hurdle]}`)
  }
  return { shown, asked, out }
}
