import { ROOM_FACTS } from '@ribalta/domain/proposals/proposal'
import { pick } from '@ribalta/domain/pick'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import {
  sampleOpenedRoom,
  sampleRoom,
  sampleRoomArtist,
  sampleRoomImage,
} from '@ribalta/domain/testing/sampleRoom'
import { describe, expect, it } from 'vitest'
import { decodeProposalAnswer } from './decodeRoom.ts'

const VIDEO = { kind: 'video', id: 'cena', path: 'media/ana/cena/video.mp4', bytes: 5 } as const
const FULL = sampleOpenedRoom(
  sampleRoom([
    sampleRoomArtist('ana', {
      role: 'Vizinha',
      facts: pick(SAMPLE_FACTS, ROOM_FACTS),
      media: [sampleRoomImage('ana'), VIDEO],
      takes: [{ ...VIDEO, id: 'take', path: 'tests/ana/t/take', seconds: 7 }],
    }),
    sampleRoomArtist('bia', { facts: {}, media: [] }),
  ]),
)

/** As it comes over the wire. */
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('what the server answers of a room', () => {
  it('is read with every fact, photo, video and take', () => {
    expect(decodeProposalAnswer(wire(FULL))).toEqual(FULL)
  })

  it.each([null, 'text', {}, { ...FULL, seconds: 'soon' }, { ...FULL, room: { title: 'Só um título' } }])(
    'is refused where it is no room: %j',
    (answer) => {
      expect(() => decodeProposalAnswer(wire(answer))).toThrow(TypeError)
    },
  )

  it('loses what is not as it should be, and nothing else', () => {
    const artist = {
      ...sampleRoomArtist('ana'),
      facts: { heightCm: 'tall', city: 'Recife', phone: '11987654321' },
      media: [
        { ...sampleRoomImage('ana'), placeholder: 'url(//elsewhere.example)' },
        { kind: 'image', id: 'x' },
        { kind: 'video', id: 'y', path: 'z' },
      ],
      takes: 'none',
    }
    const answer = decodeProposalAnswer(
      wire({
        ...FULL,
        room: { ...FULL.room, artists: [artist, { id: 'bia' }, 7] },
        tickets: { a: 't', b: 1 },
        review: { choices: { ana: { answer: 'perhaps', comment: 7, preference: 3 } }, status: 'sent' },
      }),
    )
    const kept = {
      ...sampleRoomArtist('ana'),
      facts: { city: 'Recife' },
      media: [{ ...sampleRoomImage('ana'), placeholder: '#8a8074' }],
    }
    expect(answer).toMatchObject({
      room: { artists: [kept] },
      tickets: { a: 't' },
      review: { choices: { ana: { comment: '' } }, status: 'sent' },
    })
  })
})
