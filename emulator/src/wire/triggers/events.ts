import { randomUUID } from 'node:crypto'
import type { Author, CommitEvent, DocumentChange } from '../../store/index.ts'
import type { Timestamp } from '../../values/value.ts'
import { Document, DocumentMask } from '../messages/documents.ts'
import { message, optional } from '../../protobuf/message.ts'
import { formatTimestamp } from '../../protobuf/timestamp.ts'
import { changedPaths } from './changedPaths.ts'
import type { ChangeKind, Trigger } from './triggerRegistry.ts'

/** google.events.cloud.firestore.v1.DocumentEventData; its documents have the field numbers of Firestore's own. */
const DocumentEventData = message({
  value: optional(1, Document),
  oldValue: optional(2, Document),
  updateMask: optional(3, DocumentMask),
})

const WITH_AUTH = '.withAuthContext'

export interface TriggerRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function changeKind({ before, after }: DocumentChange): ChangeKind {
  if (before === undefined) return 'created'
  return after === undefined ? 'deleted' : 'updated'
}

/**
 * The request that tells a function of a change (docs/protocol.md, "Triggers"). Second-generation functions get a
 * CloudEvent in binary mode whose protobuf is base64 text: firebase-tools 15 decodes it before it hands it on
 * (`handleHttpsTrigger` there).
 */
export function toTriggerRequest(
  trigger: Trigger,
  change: DocumentChange,
  event: CommitEvent,
): TriggerRequest {
  return trigger.generation === 1
    ? v1Request(trigger, change, event.commitTime)
    : v2Request(trigger, change, event)
}

function v1Request({ eventType }: Trigger, change: DocumentChange, time: Timestamp): TriggerRequest {
  const { name, before, after } = change
  const mask = updateMask(change)
  const body = {
    data: {
      value: after === undefined ? {} : Document.toJson(after),
      oldValue: before === undefined ? {} : Document.toJson(before),
      updateMask: mask === undefined ? {} : DocumentMask.toJson(mask),
    },
    context: {
      eventId: randomUUID(),
      timestamp: formatTimestamp(time),
      eventType,
      resource: { name, service: 'firestore.googleapis.com' },
    },
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The doubled `projects/` in the source is what the official emulator sends, and what functions expect. */
function v2Request(
  trigger: Trigger,
  change: DocumentChange,
  { commitTime, author }: CommitEvent,
): TriggerRequest {
  const { project, databaseId, eventType } = trigger
  const path = change.name.split('/').slice(5).join('/')
  const data = { value: change.after, oldValue: change.before, updateMask: updateMask(change) }
  return {
    headers: {
      'ce-specversion': '1.0',
      'ce-id': randomUUID(),
      'ce-type': eventType,
      'ce-time': formatTimestamp(commitTime),
      'ce-source': `//firestore.googleapis.com/projects/projects/${project}/databases/${databaseId}`,
      'ce-subject': encodeURI(`documents/${path}`),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema':
        'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
      'ce-location': 'us-central1',
      'ce-project': project,
      'ce-database': databaseId,
      'ce-namespace': '(default)',
      'ce-document': encodeURI(path),
      ...(eventType.endsWith(WITH_AUTH) ? authHeaders(author) : {}),
      'content-type': 'application/protobuf',
    },
    body: DocumentEventData.encode(data).toString('base64'),
  }
}

/** The attributes that functions read as `authType` and `authId`. */
function authHeaders(author: Author | undefined): Readonly<Record<string, string>> {
  const type = { 'ce-authtype': author?.type ?? 'system' }
  return author?.id === undefined ? type : { ...type, 'ce-authid': encodeURI(author.id) }
}

function updateMask({ before, after }: DocumentChange): DocumentMask | undefined {
  if (before === undefined || after === undefined) return undefined
  return { fieldPaths: changedPaths(before.fields, after.fields) }
}
