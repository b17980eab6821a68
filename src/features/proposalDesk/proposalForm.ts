import { dateToInstant, instantToDate } from '@ribalta/domain/instant'
import { itemForm, mediaAtFirst } from '@ribalta/domain/proposals/items'
import { type ConsentMode, wasToldToAgree } from '@ribalta/domain/proposals/consent'
import { FACTS_AT_FIRST, PROPOSAL_DAYS_AT_FIRST, type RoomFact } from '@ribalta/domain/proposals/proposal'
import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import type { ShownProposal } from '@ribalta/domain/proposals/room'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import {
  type PresentedTake,
  type Proposal,
  type ProposalForm,
  proposalFormSchema,
  type ProposalItem,
} from '@ribalta/domain/schemas/proposals/proposal'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import { inGroups } from './itemOrder.ts'

const DAY_MS = 86_400_000

/** One artist as the desk holds them. */
export interface ItemValues {
  readonly artistId: string
  readonly role: string
  readonly media: readonly string[]
  /** With what is known of each: what the client sees is drawn from it. */
  readonly takes: readonly PresentedTake[]
}

/** A proposal as it is typed and chosen. */
export interface ProposalValues {
  readonly title: string
  readonly client: string
  readonly message: string
  /** A clock in São Paulo, as date-and-time fields give it. */
  readonly deadline: string
  readonly consentMode: ConsentMode
  readonly facts: readonly RoomFact[]
  readonly items: readonly ItemValues[]
}

/** What a new one begins with. */
export function emptyProposal(now: Date): ProposalValues {
  return {
    title: '',
    client: '',
    message: '',
    deadline: toSaoPaulo(new Date(now.getTime() + PROPOSAL_DAYS_AT_FIRST * DAY_MS)),
    consentMode: 'informed',
    facts: FACTS_AT_FIRST,
    items: [],
  }
}

/** A stored one as the desk shows it. */
export function toValues({
  title,
  client,
  message,
  deadline,
  consentMode,
  facts,
  items,
}: Proposal): ProposalValues {
  return {
    title,
    client,
    message,
    deadline: toSaoPaulo(instantToDate(deadline)),
    consentMode,
    facts,
    items: inGroups(items.map(({ artistId, role, media, takes }) => ({ artistId, role, media, takes }))),
  }
}

/** What was typed to what is sent; objections stand at the names of the values. */
export const proposalValuesSchema = typedSchema<ProposalValues, ProposalForm>(
  ({ title, client, message, deadline, consentMode, facts, items }) => {
    const until = fromSaoPaulo(deadline)
    return {
      title,
      client,
      message,
      deadline: until === undefined ? undefined : dateToInstant(until),
      consentMode,
      facts,
      items: items.map(itemForm),
    }
  },
  proposalFormSchema,
  ({ path, message }) => {
    const field = String(path[0] ?? '')
    return { field, message: field === 'deadline' ? 'Informe o dia e a hora do prazo.' : message }
  },
)

/** Somebody who comes into a proposal, with the first photos and videos of their record. */
export function newItem(artistId: string, record: Pick<Profile, 'media'>): ItemValues {
  return { artistId, role: '', media: mediaAtFirst(record), takes: [] }
}

/** By uid, the artists' answers, and whether each must answer whatever mode staff choose. */
export type Consents = ReadonlyMap<string, Pick<ProposalItem, 'consent' | 'mustAgree'>>

export function consentsOf(
  proposal: Pick<Proposal, 'status' | 'consentMode' | 'items'> | undefined,
): Consents {
  return new Map(
    proposal?.items.map((item) => {
      const { artistId, consent } = item
      return [artistId, { consent, mustAgree: wasToldToAgree(proposal, item) ? true : undefined }]
    }),
  )
}

/** What is typed, as if it were saved: for the view of the client. */
export function asSaved(
  { deadline, items, consentMode, facts, title, client, message }: ProposalValues,
  consents: Consents,
): ShownProposal {
  return {
    title,
    client,
    message,
    consentMode,
    deadline: dateToInstant(fromSaoPaulo(deadline) ?? new Date(0)),
    facts: [...facts],
    items: items.map((item) => {
      return {
        ...item,
        media: [...item.media],
        takes: [...item.takes],
        ...consents.get(item.artistId),
      }
    }),
  }
}
