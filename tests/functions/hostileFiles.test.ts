import { describe, expect, test } from 'vitest'
import { hostileFiles, photo, polyglot } from '../../functions/src/testing/mediaFiles.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { backend, call, filesBelow, newSession, person, profileOf, upload } from '../support/functions.ts'
import { NO_TRACES, tracesOf } from '../support/functionsTraces.ts'

const files = await hostileFiles()

describe.each([...files.keys()])('a registration with %s', (name) => {
  test('is refused naming its position, and nothing is left', async () => {
    const session = newSession()
    const good = await upload(await photo(330, 330), session, 0)
    const bad = await upload(files.get(name) ?? Buffer.alloc(0), session, 1)
    const payload = registrationPayload({ tempMediaIds: [good, bad] })
    const { error } = await call('createProfile', payload)
    expect(error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('O arquivo 2 ') as string,
      details: { field: 'tempMediaIds', position: 2 },
    })
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })
})

test('a photo over 10 MB is refused', async () => {
  const large = Buffer.concat([await photo(330, 330), Buffer.alloc(10 * 1024 * 1024)])
  const payload = registrationPayload({ tempMediaIds: [await upload(large)] })
  const { error } = await call('createProfile', payload)
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: 'O arquivo 1 passa de 10 MB.' })
})

test('a file that is not there is refused', async () => {
  const { error } = await call('createProfile', registrationPayload())
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 1 } })
})

test('a page inside a photo is not served', async () => {
  const { uid, token } = await person()
  const tempMediaId = await upload(await polyglot())
  const answer = await call('updateProfile', { profileId: uid, tempMediaIds: [tempMediaId] }, token)
  expect(answer.error).toBeUndefined()
  expect((await profileOf(uid))?.media).toHaveLength(1)
  const names = await filesBelow(`media/${uid}/`)
  expect(names).not.toEqual([])
  for (const name of names) {
    const [stored] = await backend.bucket.file(name).download()
    expect(stored.includes('<script>')).toBe(false)
    expect(stored.includes('segredo')).toBe(false)
  }
})
