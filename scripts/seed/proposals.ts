import { dateToInstant, type Instant } from '../../domain/src/instant.ts'
import { shownPart } from '../../domain/src/proposals/coverage.ts'
import type { Consent, ConsentMode } from '../../domain/src/proposals/consent.ts'
import { mediaAtFirst } from '../../domain/src/proposals/items.ts'
import { participantsOf } from '../../domain/src/proposals/participants.ts'
import { FACTS_AT_FIRST } from '../../domain/src/proposals/proposal.ts'
import type { ProposalStatus } from '../../domain/src/proposals/proposalStatus.ts'
import { roomHurdle } from '../../domain/src/proposals/room.ts'
import { feedSchema } from '../../domain/src/schemas/feed/feed.ts'
import {
  proposalKeySchema,
  type ProposalItem,
  proposalSchema,
} from '../../domain/src/schemas/proposals/proposal.ts'
import { CLIENTS, reviewerDocuments } from './proposalAnswers.ts'
import type { PersonRecords } from './people/records.ts'
import type { Written } from './writeDocuments.ts'

const AGENT = 'demo-agente'
const DAY = 86_400_000

interface Draft {
  readonly id: string
  readonly title: string
  readonly client: string
  readonly message: string
  readonly status: ProposalStatus
  /** What opens it: known to everybody, as all of the demonstration is. */
  readonly key?: string
  readonly roleOf: (profile: PersonRecords['profile']) => string
  /** Which of the people who may be shown. */
  readonly from: number
  readonly count: number
  readonly consentMode: ConsentMode
  /** What some of them said to it, by their place; in this proposal from 0. */
  readonly said?: Readonly<Record<number, Consent>>
  readonly daysAgo: number
}

const PROPOSALS: readonly Draft[] = [
  {
    id: 'proposta-cafe-da-manha',
    title: 'Café da manhã: mães e pais',
    client: 'Produtora Serra',
    message:
      'Bom dia! Esta é a nossa primeira seleção para o filme do café da manhã.\n\nTodos estão disponíveis na semana de gravação. Conte com a gente para o que precisar.',
    status: 'answered',
    key: 'demonstracao-cafe-da-manha',
    roleOf: ({ gender }) => (gender === 'masculino' ? 'Pai' : 'Mãe'),
    from: 0,
    count: 8,
    consentMode: 'informed',
    said: { 2: 'agreed', 7: 'left' },
    daysAgo: 1,
  },
  {
    id: 'proposta-noite-de-estreia',
    title: 'Noite de estreia: elenco de apoio',
    client: 'Cia. do Largo',
    message: 'Uma primeira ideia para o elenco de apoio. Quem aceita aparece aqui.',
    status: 'published',
    key: 'demonstracao-noite-de-estreia',
    roleOf: () => 'Elenco de apoio',
    from: 0,
    count: 6,
    consentMode: 'agree',
    said: { 1: 'agreed', 2: 'agreed', 4: 'left', 5: 'agreed' },
    daysAgo: 0,
  },
  {
    id: 'proposta-perfume-de-verao',
    title: 'Perfume de verão',
    client: '',
    message: '',
    status: 'draft',
    roleOf: () => '',
    from: 9,
    count: 3,
    consentMode: 'informed',
    daysAgo: 0,
  },
  {
    id: 'proposta-festival-de-inverno',
    title: 'Festival de inverno: apresentadores',
    client: 'Secretaria de Cultura',
    message: 'Nossa seleção para as três noites.',
    status: 'revoked',
    roleOf: () => 'Apresentação',
    from: 13,
    count: 4,
    consentMode: 'informed',
    daysAgo: 20,
  },
]

/** What the demonstration's agency shows its clients, of these people as they are on `day`. */
export function proposalDocuments(people: readonly PersonRecords[], day: Date): Written[] {
  const shown = people.filter(
    ({ profile }) => roomHurdle({ consentMode: 'informed' }, {}, profile, day) === undefined,
  )
  return PROPOSALS.flatMap((draft) => {
    const chosen = shown.slice(draft.from, draft.from + draft.count)
    const at = dateToInstant(new Date(day.getTime() - draft.daysAgo * DAY))
    const items = chosen.map((person, place): ProposalItem => {
      const answer = draft.said?.[place]
      const item = itemOf(person, draft)
      if (answer === undefined) return item
      if (answer === 'left') return { ...item, consent: { answer, at } }
      return { ...item, consent: { answer, at, covers: shownPart({ ...item, facts: [...FACTS_AT_FIRST] }) } }
    })
    const isKeyed = draft.status !== 'draft'
    const { id, title, client, message, status, key, consentMode } = draft
    const proposal = proposalSchema.parse({
      title,
      client,
      message,
      status,
      deadline: dateToInstant(new Date(day.getTime() + (7 - draft.daysAgo) * DAY)),
      consentMode,
      facts: [...FACTS_AT_FIRST],
      items,
      people: items.map(({ artistId }) => artistId),
      version: 1,
      keyVersion: isKeyed ? 1 : 0,
      openedBy: status === 'answered' ? CLIENTS.length : 0,
      answeredBy: status === 'answered' ? CLIENTS.filter(({ isSent }) => isSent).length : 0,
      createdBy: AGENT,
      createdAt: at,
      updatedAt: at,
      ...(isKeyed ? { publishedAt: at } : {}),
    })
    return [
      [`proposals/${id}`, proposal] satisfies Written,
      ...participantsOf(id, proposal).map(
        (each) => [`proposals/${id}/participants/${each.artistId}`, each] satisfies Written,
      ),
      ...items.flatMap(({ artistId, consent }) =>
        consent?.answer === 'left' ? [leftLine(id, artistId, consent.at)] : [],
      ),
      ...(key === undefined
        ? []
        : [[`proposals/${id}/internal/key`, proposalKeySchema.parse({ key, version: 1 })] satisfies Written]),
      ...(status === 'answered' ? reviewerDocuments(id, { artistIds: proposal.people, now: day }) : []),
    ]
  })
}

function leftLine(proposalId: string, artistId: string, at: Instant): Written {
  const line = { kind: 'presentationLeft', subject: artistId, actor: artistId, proposalId, at }
  return [`feed/presentationLeft_${proposalId}_${artistId}`, feedSchema.parse(line)]
}

function itemOf({ uid, profile }: PersonRecords, { roleOf }: Draft): ProposalItem {
  return { artistId: uid, role: roleOf(profile), media: mediaAtFirst(profile), takes: [] }
}
