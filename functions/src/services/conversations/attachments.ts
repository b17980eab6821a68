import { attachmentPath, MAX_ATTACHMENT_NAME } from '@ribalta/domain/conversations/conversation'
import { MAX_IMAGE_BYTES, MAX_PDF_BYTES, tempMediaPath } from '@ribalta/domain/media/media'
import type {
  Attachment,
  NewAttachment,
  SendMessageInput,
} from '@ribalta/domain/schemas/conversations/conversation'
import type { HttpsError } from 'firebase-functions/https'
import type { Backend, Bucket } from '../../admin/backend.ts'
import { withoutTokens } from '../files/copies.ts'
import { requireOwnUploads } from '../media/claim.ts'
import { seenUpload } from '../media/seenUpload.ts'
import { sniffAttachment } from '../media/sniff.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { invalid } from '../shared/refusals.ts'

/**
 * Puts uploaded files beside the message that takes them along, each judged by its bytes and not by its name. A repeat puts them there again;
 * the uploads stay for it, and lapse by themselves. Throws `invalid-argument`, naming the file, for what is neither a picture nor a PDF,
 * what is too large, and, with `isGone`, for what is not there (any more).
 */
export async function claimAttachments(
  backend: Backend,
  { conversationId, messageId }: Pick<SendMessageInput, 'conversationId' | 'messageId'>,
  files: readonly NewAttachment[],
  caller: SignedInCaller,
): Promise<Attachment[]> {
  await requireOwnUploads(
    backend,
    files.map(({ tempMediaId }) => tempMediaId),
    caller,
  )
  const { bucket } = backend
  const judged = await Promise.all(files.map((file) => judge(bucket, file)))
  await backend.authorise()
  return Promise.all(
    judged.map(async ({ upload, contentType, kind, name, bytes }, place) => {
      const path = attachmentPath(conversationId, messageId, place)
      await upload.copy(bucket.file(path), withoutTokens(contentType))
      return { kind, name, bytes, path }
    }),
  )
}

interface Judged extends Omit<Attachment, 'path'> {
  readonly upload: ReturnType<Bucket['file']>
  readonly contentType: string
}

async function judge(bucket: Bucket, { tempMediaId, name: given }: NewAttachment): Promise<Judged> {
  const name = given.slice(0, MAX_ATTACHMENT_NAME)
  const upload = bucket.file(tempMediaPath(tempMediaId))
  const seen = await seenUpload(upload)
  if (seen === undefined) throw refused(name, 'não foi encontrado; envie-o de novo', { isGone: true })
  const { bytes, head } = seen
  const file = await sniffAttachment(head)
  if (file === undefined) throw refused(name, 'não é uma foto nem um PDF, seja qual for o nome')
  const [most, words] =
    file.kind === 'image' ? [MAX_IMAGE_BYTES, 'passa de 10 MB'] : [MAX_PDF_BYTES, 'passa de 20 MB']
  if (bytes > most) throw refused(name, words)
  return { ...file, name, bytes, upload }
}

function refused(name: string, reason: string, more: { isGone?: true } = {}): HttpsError {
  return invalid(`O arquivo “${name}” ${reason}.`, { field: 'attachments', ...more })
}
