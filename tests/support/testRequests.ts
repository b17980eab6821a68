import { type Take, takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import { type TestRequest, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { Timestamp } from 'firebase-admin/firestore'

const HOUR_MS = 3_600_000

/** A test of an artist as it is stored, accepted and with three days left unless it is said otherwise. */
export function makeTestRequest(artistId: string, changes: Partial<TestRequest> = {}): TestRequest {
  const at = Timestamp.now()
  return testRequestSchema.parse({
    artistId,
    status: 'accepted',
    title: 'Cena da cozinha',
    kind: 'dramaturgia',
    instructions: 'Grave na horizontal, com a luz de frente, olhando para quem está ao lado da câmera.',
    takes: 2,
    seconds: 120,
    deadline: Timestamp.fromMillis(at.toMillis() + 72 * HOUR_MS),
    message: '',
    batch: 'pedido-de-teste',
    sides: 'none',
    history: [{ status: 'sent', at, by: 'agency' }],
    createdAt: at,
    updatedAt: at,
    ...changes,
  })
}

/** A take that was announced and is on its way. */
export function makeTake(artistId: string, changes: Partial<Take> = {}): Take {
  const begunAt = Timestamp.now()
  return takeSchema.parse({
    artistId,
    type: 'video/webm',
    bytes: 4,
    md5: 'AAAAAAAAAAAAAAAAAAAAAA==',
    status: 'uploading',
    begunAt,
    uploadUntil: Timestamp.fromMillis(begunAt.toMillis() + 24 * HOUR_MS),
    ...changes,
  })
}
