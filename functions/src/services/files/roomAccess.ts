import { isDocumentId } from '@ribalta/domain/documentId'
import { coveredPart } from '@ribalta/domain/proposals/coverage'
import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { roomHurdle, shownMedia, shownTake } from '@ribalta/domain/proposals/room'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import {
  type PresentedTake,
  type Proposal,
  type ProposalItem,
  proposalSchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { isWatched } from '@ribalta/domain/screenTests/testStatus'
import type { Firestore } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import type { ReadOnce } from './readOnce.ts'
import type { RoomReader } from './tickets.ts'

/** A file of an artist: of the profile, or a take of a test. */
const OWNED = /^(?:media|tests)\/([\w-]+)\//

interface Question {
  readonly db: Firestore
  readonly read: ReadOnce
  readonly now: Date
}

/**
 * Which of these files whoever has a proposal's link may read at this moment: none once it is over, revoked or has another link or access code, and of
 * an artist exactly what the room shows, as long as it shows them: whoever leaves it is out at the next range.
 */
export async function readableInRoom(
  { db, read, now }: Question,
  { proposalId, keyVersion, codeId }: RoomReader,
  files: readonly string[],
): Promise<readonly boolean[]> {
  const proposal = proposalSchema.safeParse((await read(paths.proposal(db, proposalId))).data())
  const isInside =
    proposal.success &&
    proposal.data.keyVersion === keyVersion &&
    proposal.data.codeId === codeId &&
    isRoomOpen(proposal.data, now)
  if (!isInside) return files.map(() => false)
  const { data: presented } = proposal
  return Promise.all(
    files.map(async (file) => {
      const owner = OWNED.exec(file)?.[1]
      const item = presented.items.find(({ artistId }) => artistId === owner)
      return item !== undefined && isShown({ db, read, now }, presented, item, file)
    }),
  )
}

async function isShown(
  { db, read, now }: Question,
  proposal: Proposal,
  item: ProposalItem,
  file: string,
): Promise<boolean> {
  const { artistId } = item
  if (!isDocumentId(artistId)) return false
  const profile = profileSchema.safeParse((await read(paths.profile(db, artistId))).data())
  if (!profile.success || roomHurdle(proposal, item, profile.data, now) !== undefined) return false
  const shown = coveredPart({ ...item, facts: proposal.facts }, item.consent)
  if (shownMedia(shown, profile.data).some(({ path }) => path === file)) return true
  const take = shown.takes.find((each) => shownTake(artistId, each).path === file)
  return take !== undefined && isStillSent({ db, read, now }, artistId, take)
}

/** Whether a take is still there and its artist has not withdrawn it since it was chosen. */
async function isStillSent(
  { db, read }: Question,
  artistId: string,
  { testRequestId, takeId }: PresentedTake,
): Promise<boolean> {
  const [request, take] = await Promise.all([
    read(paths.testRequest(db, testRequestId)),
    read(paths.takes(db, testRequestId).doc(takeId)),
  ])
  const test = testRequestSchema.safeParse(request.data())
  return (
    test.success &&
    test.data.artistId === artistId &&
    isWatched(test.data.status) &&
    take.get('status') === 'sent'
  )
}
