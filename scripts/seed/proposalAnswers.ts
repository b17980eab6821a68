import { dateToInstant } from '../../domain/src/instant.ts'
import type { Answer, Preference } from '../../domain/src/proposals/answers.ts'
import { feedSchema, VISITOR } from '../../domain/src/schemas/feed/feed.ts'
import { reviewSchema, viewSchema } from '../../domain/src/schemas/proposals/answers.ts'
import type { Written } from './writeDocuments.ts'

const HOUR = 3_600_000

interface Said {
  /** The place of the artist in the proposal, from 0. */
  readonly place: number
  readonly answer?: Answer
  readonly comment?: string
  readonly preference?: Preference
}

/** Somebody at the client's who looked at a proposal, and what they said of it. */
export interface SeededReviewer {
  readonly id: string
  readonly name: string
  /** How long ago they looked first. */
  readonly hoursAgo: number
  readonly isSent: boolean
  readonly said: readonly Said[]
}

/** The demonstration's production: one has decided, one is at it, one only looked. */
export const CLIENTS: readonly SeededReviewer[] = [
  {
    id: 'demo-helena',
    name: 'Helena (direção)',
    hoursAgo: 20,
    isSent: true,
    said: [
      { place: 0, answer: 'yes', comment: 'Tem o humor que a cena pede.', preference: 1 },
      { place: 1, answer: 'maybe', comment: 'Podemos ver um teste com a filha?' },
      { place: 2, answer: 'yes', preference: 2 },
      { place: 3, answer: 'no' },
      { place: 4, answer: 'yes' },
      { place: 5, answer: 'maybe' },
      { place: 6, answer: 'no' },
      { place: 7, answer: 'no' },
    ],
  },
  {
    id: 'demo-marcos',
    name: 'Marcos',
    hoursAgo: 3,
    isSent: false,
    said: [
      { place: 0, answer: 'yes' },
      { place: 1, answer: 'no', comment: 'Lembra demais o elenco do filme passado.' },
      { place: 2, comment: 'Ver com calma.' },
    ],
  },
  { id: 'demo-bruna', name: 'Bruna (cliente)', hoursAgo: 1, isSent: false, said: [] },
]

/** What these people left with a proposal that shows these artists, and what the feed says of it. */
export function reviewerDocuments(
  proposalId: string,
  { artistIds, now }: { readonly artistIds: readonly string[]; readonly now: Date },
): Written[] {
  return CLIENTS.flatMap((client): Written[] => {
    const { id, name, hoursAgo, isSent, said } = client
    const firstAt = dateToInstant(new Date(now.getTime() - hoursAgo * HOUR))
    const lastAt = dateToInstant(new Date(now.getTime() - (hoursAgo - 0.5) * HOUR))
    const line = (kind: 'presentationOpened' | 'presentationAnswered', at: typeof firstAt): Written => [
      `feed/${kind}_${proposalId}_${id}`,
      feedSchema.parse({ kind, actor: VISITOR, proposalId, at }),
    ]
    const choices = Object.fromEntries(
      said.flatMap(({ place, comment = '', ...choice }) => {
        const artistId = artistIds[place]
        return artistId === undefined ? [] : [[artistId, { ...choice, comment }]]
      }),
    )
    const review = reviewSchema.parse({
      choices,
      people: Object.keys(choices),
      status: isSent ? 'sent' : 'open',
      savedAt: lastAt,
      ...(isSent ? { sentAt: lastAt } : {}),
    })
    return [
      [`proposals/${proposalId}/views/${id}`, viewSchema.parse({ name, firstAt, lastAt })],
      line('presentationOpened', firstAt),
      ...(said.length === 0 ? [] : [[`proposals/${proposalId}/answers/${id}`, review] satisfies Written]),
      ...(isSent ? [line('presentationAnswered', lastAt)] : []),
    ]
  })
}
