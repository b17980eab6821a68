import { dateToInstant } from '../../domain/src/instant.ts'
import { mediaAtFirst } from '../../domain/src/proposals/items.ts'
import { FACTS_AT_FIRST } from '../../domain/src/proposals/proposal.ts'
import type { ProposalStatus } from '../../domain/src/proposals/proposalStatus.ts'
import { roomHurdle } from '../../domain/src/proposals/room.ts'
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
    daysAgo: 1,
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
    const items = chosen.map((person) => itemOf(person, draft))
    const at = dateToInstant(new Date(day.getTime() - draft.daysAgo * DAY))
    const isKeyed = draft.status !== 'draft'
    const { id, title, client, message, status, key } = draft
    const proposal = proposalSchema.parse({
      title,
      client,
      message,
      status,
      deadline: dateToInstant(new Date(day.getTime() + (7 - draft.daysAgo) * DAY)),
      consentMode: 'informed',
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
      ...(key === undefined
        ? []
        : [[`proposals/${id}/internal/key`, proposalKeySchema.parse({ key, version: 1 })] satisfies Written]),
      ...(status === 'answered' ? reviewerDocuments(id, { artistIds: proposal.people, now: day }) : []),
    ]
  })
}

function itemOf({ uid, profile }: PersonRecords, { roleOf }: Draft): ProposalItem {
  return { artistId: uid, role: roleOf(profile), media: mediaAtFirst(profile), takes: [] }
}
