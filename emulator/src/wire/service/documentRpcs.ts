import { randomInt } from 'node:crypto'
import { StatusError } from '../../status.ts'
import { parseFieldPath, selectFields } from '../../store/fieldPath.ts'
import { withFields } from '../../store/index.ts'
import type { Document as StoredDocument, ListedDocument, Write } from '../../store/index.ts'
import { listedQuery } from '../../store/list.ts'
import { checkCollectionId, checkDocumentId, parseDocumentName, parseParentName } from '../../store/names.ts'
import type { ParsedName } from '../../store/names.ts'
import type { Document, DocumentMask } from '../messages/documents.ts'
import type {
  CreateDocumentRequest,
  DeleteDocumentRequest,
  GetDocumentRequest,
  ListDocumentsRequest,
  ListDocumentsResponse,
  UpdateDocumentRequest,
} from '../messages/requests.ts'
import { databaseOf } from './backend.ts'
import type { Call } from './call.ts'
import { inTransaction, toConsistency } from './consistency.ts'
import { toPrecondition } from './convertWrites.ts'
import { demandIndexes } from './indexGate.ts'
import { commitOptions, gateReads, judgeCommit } from './rulesGate.ts'

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 20

export function getDocument(call: Call, request: GetDocumentRequest): Document {
  const { name } = request
  const place = parseDocumentName(name)
  call.authenticate(place.project)
  const reader = databaseOf(call.backend, place).reader(toConsistency(request))
  gateReads(call, place, reader, inTransaction(request) ? 'multi' : 'single').get(name, reader.peek(name))
  const document = reader.get(name, request.mask?.fieldPaths)
  if (document === undefined) throw new StatusError('NOT_FOUND', `Document (${name}) not found.`)
  call.countDocuments(1)
  return document
}

/** Validation comes before the check for administrators, as recorded (`extra/auth.json`). */
export function listDocuments(call: Call, request: ListDocumentsRequest): ListDocumentsResponse {
  const { parent, collectionId, showMissing } = request
  const place = parseParentName(parent)
  const caller = call.authenticate(place.project)
  const reader = databaseOf(call.backend, place).reader(toConsistency(request))
  const list = (): ReturnType<typeof reader.listDocuments> =>
    reader.listDocuments({ ...request, mask: request.mask?.fieldPaths })
  if (showMissing && !caller.admin) {
    list()
    throw new StatusError('PERMISSION_DENIED', 'Metadata operations require admin authentication.')
  }
  const limit = request.pageSize === 0 ? undefined : request.pageSize
  const path = place.path === '' ? collectionId : `${place.path}/${collectionId}`
  const gate = gateReads(call, place, reader, inTransaction(request) ? 'multi' : 'single')
  gate.list(path, { limit, offset: 0, orderBy: [], allDescendants: false })
  const { documents, nextPageToken } = list()
  if (!showMissing) demandIndexes(call, place, listedQuery(request))
  call.countDocuments(documents.length)
  return { documents: documents.map(fromListed), nextPageToken }
}

function fromListed(document: ListedDocument): Document {
  return 'missing' in document ? { name: document.name, fields: {} } : document
}

export async function createDocument(call: Call, request: CreateDocumentRequest): Promise<Document> {
  const { parent, collectionId, documentId, document, mask } = request
  const place = parseParentName(parent)
  if (collectionId !== '') checkCollectionId(collectionId)
  if (documentId !== '') checkDocumentId(documentId)
  call.authenticate(place.project)
  const name = `${parent}/${collectionId}/${documentId === '' ? randomId() : documentId}`
  const write: Write = {
    kind: 'update',
    name,
    fields: document?.fields ?? {},
    precondition: { exists: false },
  }
  return writeOne(call, place, write, mask)
}

export async function updateDocument(call: Call, request: UpdateDocumentRequest): Promise<Document> {
  const { document, updateMask, mask, currentDocument } = request
  const name = document?.name ?? ''
  const place = parseDocumentName(name)
  call.authenticate(place.project)
  const write: Write = {
    kind: 'update',
    name,
    fields: document?.fields ?? {},
    mask: updateMask?.fieldPaths,
    precondition: toPrecondition(currentDocument),
  }
  return writeOne(call, place, write, mask)
}

export async function deleteDocument(call: Call, request: DeleteDocumentRequest): Promise<object> {
  const { name, currentDocument } = request
  const place = parseDocumentName(name)
  call.authenticate(place.project)
  const precondition = toPrecondition(currentDocument)
  await databaseOf(call.backend, place).commit([{ kind: 'delete', name, precondition }], {
    ...commitOptions(call, place, 'single'),
  })
  return {}
}

async function writeOne(
  call: Call,
  place: ParsedName,
  write: Write,
  mask: DocumentMask | undefined,
): Promise<Document> {
  let after: StoredDocument | undefined
  await databaseOf(call.backend, place).commit([write], {
    ...commitOptions(call, place, 'single'),
    judge(prepared) {
      judgeCommit(call, place, prepared, 'single')
      after = prepared.readAfter(write.name)
    },
  })
  if (after === undefined) throw new StatusError('INTERNAL', `The write of ${write.name} left no document.`)
  if (mask === undefined) return after
  return withFields(after, selectFields(after.fields, mask.fieldPaths.map(parseFieldPath)))
}

function randomId(): string {
  let id = ''
  while (id.length < ID_LENGTH) id += ID_LETTERS.charAt(randomInt(ID_LETTERS.length))
  return id
}
