import { gzipSync } from 'node:zlib'
import { attachmentPath } from '@ribalta/domain/conversations/conversation'
import { PDF_TYPE, tempMediaPath } from '@ribalta/domain/media/media'
import {
  conversationSchema,
  messageSchema,
  sendMessageResultSchema,
  startConversationResultSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { openFilesResultSchema } from '@ribalta/domain/schemas/media/privateFiles'
import { beforeAll, describe, expect, it } from 'vitest'
import { mp4, photo } from '../../functions/src/testing/mediaFiles.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import {
  type Answer,
  backend,
  call,
  filesBelow,
  type Person,
  person,
  upload,
} from '../support/functions/functions.ts'
import { chanceId, pdfOf, uploadedFile } from '../support/screenTests.ts'

const HOSTING = 'http://127.0.0.1:5000'
const MB = 1024 * 1024

let agent: Person
let artist: Person
let picture: Buffer
let pdf: Buffer
beforeAll(async () => {
  ;[agent, artist, picture, pdf] = await Promise.all([
    person({ grants: ['AGENT'] }),
    person(),
    photo(40, 50),
    pdfOf('Um'),
  ])
  await joined(agent)
})

async function joined(by: Pick<Person, 'token'>): Promise<string> {
  const { result } = await call('startConversation', { uid: artist.uid }, by.token)
  return startConversationResultSchema.parse(result).conversationId
}

const slotsFor = (by: Person, files: readonly Buffer[]): Promise<string[]> =>
  Promise.all(files.map((bytes) => uploadedFile(by, bytes)))

interface Said {
  readonly text?: string
  readonly messageId?: string
  readonly names?: readonly string[]
}

function send(by: Pick<Person, 'token'>, places: readonly string[], said: Said = {}): Promise<Answer> {
  const { text = '', messageId = chanceId(), names = [] } = said
  const attachments = places.map((tempMediaId, index) => ({
    tempMediaId,
    name: names[index] ?? `arquivo ${String(index)}`,
  }))
  return call('sendMessage', { conversationId: artist.uid, messageId, text, attachments }, by.token)
}

async function messageOf(id: string) {
  return messageSchema.parse(
    (await backend.db.doc(`conversations/${artist.uid}/messages/${id}`).get()).data(),
  )
}

async function ticketOf(path: string, { token }: Pick<Person, 'token'>): Promise<string | null | undefined> {
  const { result } = await call('openFiles', { paths: [path] }, token)
  return openFilesResultSchema.parse(result).tickets[0]
}

const read = (ticket: string): Promise<Response> => fetch(`${HOSTING}/file/${ticket}`)

describe('a file that goes with a message', () => {
  it('is what its bytes say, lies with the message and is given to those who are in the conversation', async () => {
    const messageId = chanceId()
    const places = await slotsFor(artist, [picture, pdf])
    const answer = await send(artist, places, { messageId, names: ['Retrato.jpg', 'Currículo.pdf'] })
    expect(sendMessageResultSchema.parse(answer.result).n).toBeGreaterThan(0)
    const { text, attachments = [], words } = await messageOf(messageId)
    expect(text).toBe('')
    expect(attachments).toEqual([
      {
        kind: 'image',
        name: 'Retrato.jpg',
        bytes: picture.length,
        path: attachmentPath(artist.uid, messageId, 0),
      },
      {
        kind: 'pdf',
        name: 'Currículo.pdf',
        bytes: pdf.length,
        path: attachmentPath(artist.uid, messageId, 1),
      },
    ])
    expect(words).toContain('curri')
    const stored = conversationSchema.parse(
      (await backend.db.doc(`conversations/${artist.uid}`).get()).data(),
    )
    expect(stored.last?.text).toBe('2 anexos')
    for (const reader of [artist, agent]) {
      for (const [index, bytes] of [picture, pdf].entries()) {
        const response = await read((await ticketOf(attachments[index]?.path ?? '', reader)) ?? '')
        expect(response.status).toBe(200)
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
      }
    }
  })

  it('is there once, however often the message is sent', async () => {
    const messageId = chanceId()
    const places = await slotsFor(agent, [pdf])
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(agent, places, { messageId, text: 'Segue' })),
    )
    const numbers = answers.flatMap(({ result }) => (result === undefined ? [] : [result]))
    const again = await send(agent, places, { messageId, text: 'Segue' })
    expect(
      new Set([...numbers, again.result].map((result) => sendMessageResultSchema.parse(result).n)).size,
    ).toBe(1)
    expect(await filesBelow(`chat/${artist.uid}/${messageId}/`)).toHaveLength(1)
    // The uploads may have lapsed by the time that a lost answer is asked for again.
    await backend.bucket.deleteFiles({ prefix: `temp-media/${places[0]?.split('/')[0] ?? ''}` })
    expect((await send(agent, places, { messageId, text: 'Segue' })).result).toEqual(again.result)
  })

  it('is attached to one message only', async () => {
    const places = await slotsFor(agent, [pdf])
    expect((await send(agent, [...places, ...places])).error?.status).toBe('INVALID_ARGUMENT')
    const messageId = chanceId()
    expect((await send(agent, places, { messageId })).error).toBeUndefined()
    const other = chanceId()
    const refused = await send(agent, places, { messageId: other })
    expect(refused.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Um dos arquivos já foi enviado em outra mensagem. Anexe-o de novo.',
    })
    expect(await filesBelow(`chat/${artist.uid}/${other}/`)).toEqual([])
    expect((await send(agent, places, { messageId })).error).toBeUndefined()

    const [at = ''] = await slotsFor(agent, [pdf])
    const ids = Array.from({ length: AT_ONCE }, () => chanceId())
    const answers = await Promise.all(ids.map((id) => send(agent, [at], { messageId: id })))
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
  })

  it('is refused with a Content-Encoding, which would decompress past the size limits', async () => {
    const [place = ''] = await slotsFor(agent, [pdf])
    const packed = { contentType: PDF_TYPE, contentEncoding: 'gzip' }
    await backend.bucket
      .file(tempMediaPath(place))
      .save(gzipSync(pdf), { resumable: false, metadata: packed })
    expect((await send(agent, [place])).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Um dos arquivos foi enviado comprimido. Envie o arquivo original.',
    })
  })

  it('that lies about its type, is empty, too large or not there is refused in words, and nothing is kept of it', async () => {
    const cases = [
      { file: Buffer.from('<script>alert(1)</script>'), says: 'não é uma foto nem um PDF' },
      { file: mp4(), says: 'não é uma foto nem um PDF' },
      { file: Buffer.concat([picture, Buffer.alloc(10 * MB)]), says: 'passa de 10 MB' },
      { file: Buffer.concat([pdf, Buffer.alloc(20 * MB)]), says: 'passa de 20 MB' },
    ]
    for (const { file, says } of cases) {
      const messageId = chanceId()
      const [place = ''] = await slotsFor(agent, [pdf])
      const [session, slot] = place.split('/')
      await upload(file, session, Number(slot))
      const { error } = await send(agent, [place], { messageId, names: ['foto.jpg'] })
      expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' })
      expect(error?.message).toContain(`O arquivo “foto.jpg” ${says}`)
      expect(await filesBelow(`chat/${artist.uid}/${messageId}/`)).toEqual([])
    }
    const { error } = await send(agent, [`${chanceId()}/0`], { names: ['foto.jpg'] })
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { isGone: true } })
  })

  it('is one’s own upload, of five at most, and never by whoever is not in the conversation', async () => {
    const places = await slotsFor(artist, [pdf])
    expect((await send(agent, places)).error?.status).toBe('INVALID_ARGUMENT')
    const six = Array.from({ length: 6 }, () => places[0] ?? '')
    expect((await send(artist, six)).error?.message).toContain('até 5 arquivos')
    const stranger = await person()
    const messageId = chanceId()
    const own = await slotsFor(stranger, [pdf])
    expect((await send(stranger, own, { messageId })).error?.status).toBe('PERMISSION_DENIED')
    expect(await filesBelow(`chat/${artist.uid}/${messageId}/`)).toEqual([])
  })

  it('is nobody’s who is not in the conversation, has left it or lost the grant, from the next request on', async () => {
    const messageId = chanceId()
    await send(artist, await slotsFor(artist, [pdf]), { messageId })
    const path = attachmentPath(artist.uid, messageId, 0)
    const [stranger, leaving, former] = await Promise.all([
      person(),
      person({ grants: ['AGENT'] }),
      person({ grants: ['AGENT'] }),
    ])
    for (const outside of [stranger, leaving]) expect(await ticketOf(path, outside)).toBeNull()
    await Promise.all([joined(leaving), joined(former)])
    const tickets = await Promise.all([leaving, former].map((reader) => ticketOf(path, reader)))
    for (const ticket of tickets) expect((await read(ticket ?? '')).status).toBe(200)
    await call('leaveConversation', { conversationId: artist.uid }, leaving.token)
    await backend.db.doc(`profiles/${former.uid}`).update({ grants: [] })
    for (const ticket of tickets) expect((await read(ticket ?? '')).status).toBe(403)
    expect(await ticketOf(path, leaving)).toBeNull()
    // Beside it may lie what no message names.
    const planted = attachmentPath(artist.uid, messageId, 4)
    await backend.bucket.file(planted).save(pdf)
    expect(await ticketOf(planted, artist)).toBeNull()
  })
})
