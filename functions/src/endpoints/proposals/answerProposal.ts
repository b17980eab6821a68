import type { AnsweredReview } from '@ribalta/domain/proposals/room'
import { answerProposalSchema } from '@ribalta/domain/schemas/proposals/answers'
import { answerProposal as answer } from '../../services/proposals/answer.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** What a reviewer says: `answerProposalSchema` in, where their answers stand and whom they named that is not in it any more out. */
export const answerProposal = defineCommand(
  'answerProposal',
  reads(answerProposalSchema),
  (input, { backend, now }): Promise<AnsweredReview> => answer(backend, input, now),
)
