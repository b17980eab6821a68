import { MAX_PRESENTED } from '@ribalta/domain/proposals/proposal'
import { proposalFormSchema } from '@ribalta/domain/schemas/proposals/proposal'
import * as z from 'zod/mini'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import type { FullCasting } from '../castings/queries.ts'
import type { ProposalEntry } from './proposals.ts'

/** That people come into a proposal which is still to be made. */
export const NEW = 'new'

/** What is asked before people are presented. */
export interface PresentValues {
  /** The id of a proposal, or {@link NEW}. */
  into: string
  title: string
  client: string
}

/** Which proposal people come into, but for the id of a new one. */
export type Target =
  | { readonly kind: 'new'; readonly title: string; readonly client: string }
  | { readonly kind: 'existing'; readonly id: string }

/** The proposals that people can be brought into: with a casting its own first, and none of another's. */
export function offeredFor(
  castingId: string | undefined,
  proposals: readonly ProposalEntry[],
): readonly ProposalEntry[] {
  if (castingId === undefined) return proposals
  return [
    ...proposals.filter((each) => each.castingId === castingId),
    ...proposals.filter((each) => each.castingId === undefined),
  ]
}

/** What the dialog begins with: a draft of the same casting, where there is one, is what people come into again and again. */
export function presentBegun(
  full: FullCasting | null | undefined,
  castingId: string | undefined,
  offered: readonly ProposalEntry[],
): PresentValues {
  const draft = offered.find(
    (each) => castingId !== undefined && each.castingId === castingId && each.status === 'draft',
  )
  return {
    into: draft?.id ?? NEW,
    title: full?.casting.title ?? '',
    client: full?.internal.client ?? '',
  }
}

/** Whether a proposal holds those of these people, too, who are not in it yet. */
function hasRoom(proposal: ProposalEntry, uids: readonly string[]): boolean {
  return new Set([...proposal.people, ...uids]).size <= MAX_PRESENTED
}

/** What was typed to what is sent, for those people and what is offered to them. */
export function presentSchema(offered: readonly ProposalEntry[], uids: readonly string[]) {
  const find = (id: string): ProposalEntry | undefined => offered.find((each) => each.id === id)
  const { title, client } = proposalFormSchema.shape
  return typedSchema<PresentValues, Target>(
    (typed) =>
      typed.into === NEW
        ? { kind: 'new', title: typed.title, client: typed.client }
        : { kind: 'existing', id: typed.into },
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('new'), title, client }),
      z.object({
        kind: z.literal('existing'),
        id: z.string().check(
          z.refine((id) => find(id) !== undefined, 'Escolha em qual proposta entram.'),
          z.refine(
            (id) => {
              const proposal = find(id)
              return proposal === undefined || hasRoom(proposal, uids)
            },
            `Não cabem todos: são no máximo ${String(MAX_PRESENTED)} artistas por proposta. Escolha outra ou tire alguém.`,
          ),
        ),
      }),
    ]),
    ({ path: [name], message }) => ({ field: name === 'id' ? 'into' : String(name), message }),
  )
}
