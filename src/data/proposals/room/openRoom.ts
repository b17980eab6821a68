import type { AnsweredReview, ProposalAnswer } from '@ribalta/domain/proposals/room'
import type { AnswerProposalInput, GetProposalInput } from '@ribalta/domain/schemas/proposals/answers'
import { errorCode } from '../../../lib/errorCode.ts'
import { callFunction } from '../../callables.ts'
import { decodeAnsweredReview, decodeProposalAnswer } from './decodeRoom.ts'

/**
 * Asks for the room of a proposal by its link's key; the door answers where somebody has to say first who they are, or to give a code.
 * Rejects with the SDK's `FunctionsError`: `not-found` where the link is good no more.
 */
export async function askForRoom(input: GetProposalInput): Promise<ProposalAnswer> {
  return decodeProposalAnswer(await callFunction('getProposal', input))
}

/** Saves, sends or reopens what a reviewer says. Rejects in the same way. */
export async function sendAnswers(input: AnswerProposalInput): Promise<AnsweredReview> {
  return decodeAnsweredReview(await callFunction('answerProposal', input))
}

/** The codes of a link that opens nothing; what cannot be a link is none either. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['functions/not-found', 'functions/invalid-argument'])

/** Whether the server said that this link opens nothing. */
export function isRoomClosed(error: unknown): boolean {
  return CLOSED.has(errorCode(error))
}
