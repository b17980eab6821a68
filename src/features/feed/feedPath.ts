import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { ProfileStatus } from '@ribalta/domain/people/profileStatus'
import { castingPath, chatPath, testPath } from '../../lib/deskPath.ts'
import { entryPath } from '../../lib/entryPath.ts'
import { proposalAnswersAddress, proposalEditAddress } from '../../lib/proposals/proposalAddress.ts'

const MESSAGES = '/data?aba=mensagens'

/** Where a line of the feed leads: to whom or to what it is about. Somebody new is reviewed first. */
export function feedPath(
  {
    kind,
    subject,
    castingId,
    testRequestId,
    proposalId,
  }: Pick<FeedItem, 'kind' | 'subject' | 'castingId' | 'testRequestId' | 'proposalId'>,
  status: ProfileStatus | undefined,
): string {
  if (kind === 'report' || kind === 'contactMessage') return MESSAGES
  if (testRequestId !== undefined) return testPath(testRequestId)
  if (castingId !== undefined) return castingPath(castingId)
  if (proposalId !== undefined) {
    // What is to be done about somebody who left is done where the artists are chosen.
    return kind === 'presentationLeft' ? proposalEditAddress(proposalId) : proposalAnswersAddress(proposalId)
  }
  if (subject === undefined) return '/cast'
  if (kind === 'message') return chatPath(subject)
  return kind === 'registration' && status === 'pending' ? entryPath(subject) : `/details/${subject}`
}
