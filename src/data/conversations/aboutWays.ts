import type { AboutKind } from '@ribalta/domain/conversations/conversation'
import type { AboutId } from '@ribalta/domain/schemas/conversations/conversation'
import { castingPath, ownTestPath, testPath } from '../../lib/deskPath.ts'
import { proposalAddress, PROPOSALS_PATH } from '../../lib/proposals/proposalAddress.ts'

/** What a message is about, in a word. */
export const ABOUT_WORDS: Readonly<Record<AboutKind, string>> = {
  casting: 'Casting',
  test: 'Teste',
  proposal: 'Proposta',
}

/** Where that is for staff, and for the artist of the conversation. */
export function aboutPath({ kind, id }: AboutId, isArtist: boolean): string {
  switch (kind) {
    case 'casting':
      return isArtist ? `/casting/${id}` : castingPath(id)
    case 'test':
      return isArtist ? ownTestPath(id) : testPath(id)
    case 'proposal':
      return isArtist ? PROPOSALS_PATH : proposalAddress(id)
  }
}
