import { isDocumentId } from '@ribalta/domain/documentId'
import { isStaff } from '@ribalta/domain/account/grants'
import { isInConversation } from '@ribalta/domain/conversations/conversation'
import { conversationSchema, messageSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { mediaSchema, type ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { areSidesOpen, isWatched } from '@ribalta/domain/screenTests/testStatus'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { isServable } from '@ribalta/domain/media/videoState'
import type { Backend, DocumentSnapshot, Firestore } from '../../admin/backend.ts'
import { grantsIn } from '../account/grants.ts'
import { isSessionEnded } from '../account/liveSession.ts'
import { paths } from '../shared/paths.ts'
import { type ReadOnce, readOnce } from './readOnce.ts'
import { readableInRoom } from './roomAccess.ts'
import type { FileReader, PersonReader } from './tickets.ts'

/** What decides about one request: every document is read once, as it is now. */
interface Question {
  readonly db: Firestore
  readonly reader: PersonReader
  /** The reader's own profile, which is there and whose sign-in counts. */
  readonly profile: DocumentSnapshot
  readonly read: ReadOnce
}

interface FileKind {
  readonly path: RegExp
  /** Whether the reader may read the file now; `match` is that of {@link path}. */
  readonly mayRead: (question: Question, match: RegExpExecArray) => Promise<boolean>
}

/** Who may read what, by kind of file. What is no kind of these is read by nobody. */
const KINDS: readonly FileKind[] = [
  {
    // Photos and videos of a profile: the person, and staff what the record or the public page shows.
    path: /^media\/([\w-]+)\/([\w-]+)\/[\w-]+\.\w+$/,
    mayRead: async ({ db, reader, profile, read }, [, owner = '', folder = '']) => {
      const isOwn = reader.uid === owner
      if (!isOwn && !(isDocumentId(owner) && isStaff({ grants: grantsIn(profile, reader) }))) return false
      const base = `media/${owner}/${folder}`
      const record = isOwn ? profile : await read(paths.profile(db, owner))
      // Whose record is gone, has left the agency.
      if (!record.exists) return false
      const media = mediaAt(record, base)
      if (media !== undefined) return isServable(media)
      // A change that waits may have taken away what the public still sees.
      return isOwn || mediaAt(await read(paths.artist(db, owner)), base) !== undefined
    },
  },
  {
    // What an artist sent for a test, and the PDF to read with their name on it: the artist, and staff what was sent.
    path: /^tests\/([\w-]+)\/([\w-]+)\/([\w-]+|sides\.pdf)$/,
    mayRead: async ({ db, reader, profile, read }, [, owner = '', testRequestId = '', file = '']) => {
      if (!isDocumentId(testRequestId)) return false
      const request = testRequestSchema.safeParse((await read(paths.testRequest(db, testRequestId))).data())
      if (!request.success || request.data.artistId !== owner) return false
      const { status } = request.data
      const isOwn = reader.uid === owner
      if (!isOwn && !isStaff({ grants: grantsIn(profile, reader) })) return false
      if (file === 'sides.pdf') return !isOwn || areSidesOpen(status)
      if (!isDocumentId(file)) return false
      const take = await read(paths.takes(db, testRequestId).doc(file))
      return take.exists && (isOwn || (take.get('status') === 'sent' && isWatched(status)))
    },
  },
  {
    // What goes with a message: whoever is in its conversation.
    path: /^chat\/([\w-]+)\/([\w-]+)\/\d$/,
    mayRead: async ({ db, reader, profile, read }, [path, conversationId = '', messageId = '']) => {
      if (!isDocumentId(conversationId) || !isDocumentId(messageId)) return false
      const conversation = conversationSchema.safeParse(
        (await read(paths.conversation(db, conversationId))).data(),
      )
      const isIn =
        conversation.success &&
        isInConversation(conversation.data, {
          uid: reader.uid,
          isStaff: isStaff({ grants: grantsIn(profile, reader) }),
        })
      if (!isIn) return false
      const message = messageSchema.safeParse(
        (await read(paths.message(db, conversationId, messageId))).data(),
      )
      return message.data?.attachments?.some((attachment) => attachment.path === path) === true
    },
  },
  {
    // The PDFs as they were uploaded.
    path: /^test-sides\/[\w-]+\.pdf$/,
    mayRead: ({ reader, profile }) => Promise.resolve(isStaff({ grants: grantsIn(profile, reader) })),
  },
]

/** Those of a person's own files that are given out: not those of a video that is not ready. */
export function servableFiles(record: DocumentSnapshot, files: readonly string[]): string[] {
  const closed = mediaOf(record).filter((media) => !isServable(media))
  return files.filter((file) => !closed.some(({ base }) => file.startsWith(`${base}/`)))
}

/** The photo or video of a record or a public page that lies in this folder. */
function mediaAt(snapshot: DocumentSnapshot, base: string): ProfileMedia | undefined {
  return mediaOf(snapshot).find((media) => media.base === base)
}

function mediaOf(snapshot: DocumentSnapshot): readonly ProfileMedia[] {
  const stored: unknown = snapshot.get('media')
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item: unknown) => {
    const media = mediaSchema.safeParse(item)
    return media.success ? [media.data] : []
  })
}

/**
 * Which of these files somebody may read at this moment, by the live records: none without a profile, and none in a
 * sign-in that was ended since. A client reads what their room shows.
 */
export async function readableFiles(
  { db }: Pick<Backend, 'db'>,
  reader: FileReader,
  files: readonly string[],
  now: Date,
): Promise<readonly boolean[]> {
  const read = readOnce()
  if ('proposalId' in reader) return readableInRoom({ db, read, now }, reader, files)
  const profile = await read(paths.profile(db, reader.uid))
  if (!profile.exists || isSessionEnded(profile, reader.authTime)) return files.map(() => false)
  return Promise.all(files.map((file) => mayRead({ db, reader, profile, read }, file)))
}

async function mayRead(question: Question, file: string): Promise<boolean> {
  for (const kind of KINDS) {
    const match = kind.path.exec(file)
    if (match !== null) return kind.mayRead(question, match)
  }
  return false
}
