import type { OpenedRoom } from '@ribalta/domain/proposals/room'
import { errorCode } from '../../../lib/errorCode.ts'
import { callFunction } from '../../callables.ts'
import { decodeOpenedRoom } from './decodeRoom.ts'

/** Opens the room of a proposal by its link's key. Rejects with the SDK's `FunctionsError`: `not-found` where the link is good no more. */
export async function openRoom(proposalId: string, key: string): Promise<OpenedRoom> {
  return decodeOpenedRoom(await callFunction('getProposal', { proposalId, key }))
}

/** The codes of a link that opens nothing; what cannot be a link is none either. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['functions/not-found', 'functions/invalid-argument'])

/** Whether the server said that this link opens nothing. */
export function isRoomClosed(error: unknown): boolean {
  return CLOSED.has(errorCode(error))
}

/** The same, undefined where the link is good for nothing, whatever the reason. */
export async function enterRoom(proposalId: string, key: string): Promise<OpenedRoom | undefined> {
  try {
    return await openRoom(proposalId, key)
  } catch (error) {
    if (isRoomClosed(error)) return undefined
    throw error
  }
}
