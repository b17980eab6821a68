import { classFormsSchema } from '@ribalta/domain/schemas/catalogue/classForms'
import { auditSchema } from '@ribalta/domain/schemas/audit'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  backend,
  bareAccount,
  call,
  newSession,
  person,
  type Person,
} from '../support/functions/functions.ts'

const director = () => person({ grants: ['AGENT', 'DIRECTOR'] })

/** A word that no other entry has; what the test stores by it is deleted when it ends. */
function newMark(): string {
  const mark = `t${newSession()}`
  onTestFinished(async () => {
    const lists = await Promise.all([classesOf(mark), skillsOf(mark)])
    await Promise.all(lists.flat().map((document) => document.ref.delete()))
  })
  return mark
}
const classesOf = async (mark: string) =>
  (await backend.db.collection('classes').where('nameEN', '==', mark).get()).docs
const skillsOf = async (mark: string) =>
  (await backend.db.collection('skills').where('descriptionEN', '==', mark).get()).docs

const formsOf = async (id: string): Promise<unknown> => {
  const document = await backend.db.doc('settings/classForms').get()
  return classFormsSchema.safeParse(document.data()).data?.forms[id]
}

const auditOf = async ({ uid }: Person) =>
  (await backend.db.collection('auditLog').where('actor', '==', uid).get()).docs.map((line) =>
    auditSchema.parse(line.data()),
  )

describe('importCatalogue', () => {
  it('adds and changes classes, gives default keys, and leaves one line in the audit log', async () => {
    const mark = newMark()
    const by = await director()
    const lines = [
      ['', '', mark, `Voz ${mark}`],
      [`id-${mark}`, `chave-${mark}`, mark, 'Com id'],
    ]
    expect(await call('importCatalogue', { kind: 'class', lines }, by.token)).toEqual({
      result: { added: 2, changed: 0, same: 0 },
    })
    const changed = [lines[0], [`id-${mark}`, `chave-${mark}`, mark, 'Outro nome']]
    expect(await call('importCatalogue', { kind: 'class', lines: changed }, by.token)).toEqual({
      result: { added: 0, changed: 1, same: 1 },
    })
    const stored = (await classesOf(mark)).map((document) => ({ ...document.data(), path: document.id }))
    expect(stored).toHaveLength(2)
    for (const entry of stored) expect(entry).toMatchObject({ id: entry.path })
    expect(stored.map((entry) => ({ ...entry, id: 0, path: 0 }))).toEqual(
      expect.arrayContaining([
        { id: 0, path: 0, key: `voz-${mark}`, nameEN: mark, namePT: `Voz ${mark}` },
        { id: 0, path: 0, key: `chave-${mark}`, nameEN: mark, namePT: 'Outro nome' },
      ]),
    )
    const audit = await auditOf(by)
    expect(audit.map(({ kind, detail }) => ({ kind, detail }))).toEqual(
      expect.arrayContaining([
        { kind: 'catalogueImport', detail: { list: 'classes', added: 2, changed: 0 } },
        { kind: 'catalogueImport', detail: { list: 'classes', added: 0, changed: 1 } },
      ]),
    )
    expect(audit).toHaveLength(2)
  })

  it('changes the forms of a class, found by its key, and leaves the class as it is', async () => {
    const mark = newMark()
    const by = await director()
    const id = `id-${mark}`
    const stored = { id, key: `chave-${mark}`, nameEN: mark, namePT: 'Dançarino' }
    await backend.db.doc(`classes/${id}`).set(stored)
    const payload = {
      kind: 'classForms',
      lines: [['', `chave-${mark}`, 'Dançarina', 'Dançarino', 'Artista da dança']],
    }
    expect(await call('importCatalogue', payload, by.token)).toEqual({
      result: { added: 0, changed: 1, same: 0 },
    })
    expect(await call('importCatalogue', payload, by.token)).toEqual({
      result: { added: 0, changed: 0, same: 1 },
    })
    expect(await formsOf(id)).toEqual({
      feminine: 'Dançarina',
      masculine: 'Dançarino',
      neutral: 'Artista da dança',
    })
    expect((await backend.db.doc(`classes/${id}`).get()).data()).toEqual(stored)
    expect((await auditOf(by)).map(({ detail }) => detail)).toEqual([
      { list: 'classForms', added: 0, changed: 1 },
    ])
  })

  it('removes forms with an empty line, and refuses forms of a class that does not exist', async () => {
    const mark = newMark()
    const by = await director()
    const id = `id-${mark}`
    await backend.db.doc(`classes/${id}`).set({ id, key: id, nameEN: mark, namePT: 'Dublê' })
    const line = [id, '', '', '', 'Dublê']
    await call('importCatalogue', { kind: 'classForms', lines: [line] }, by.token)
    expect(await formsOf(id)).toEqual({ feminine: '', masculine: '', neutral: 'Dublê' })
    await call('importCatalogue', { kind: 'classForms', lines: [[id]] }, by.token)
    expect(await formsOf(id)).toBeUndefined()
    const unknown = await call(
      'importCatalogue',
      { kind: 'classForms', lines: [line, [`sem-${mark}`, '', 'Atriz', 'Ator', 'Intérprete']] },
      by.token,
    )
    expect(unknown.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Linha 2: Não há classe com este id ou esta chave.',
    })
    expect(await formsOf(id)).toBeUndefined()
  })

  it('adds 500 skills at once and changes nothing when asked again', async () => {
    const mark = newMark()
    const by = await director()
    const lines = Array.from({ length: 500 }, (_, index) => [
      '',
      'Teste',
      `${String(index)} ${mark}`,
      mark,
      'Prueba',
    ])
    expect(await call('importCatalogue', { kind: 'skill', lines }, by.token)).toEqual({
      result: { added: 500, changed: 0, same: 0 },
    })
    expect(await call('importCatalogue', { kind: 'skill', lines }, by.token)).toEqual({
      result: { added: 0, changed: 0, same: 500 },
    })
    expect(await skillsOf(mark)).toHaveLength(500)
    expect(await auditOf(by)).toHaveLength(1)
  })

  it('the same file twice at once adds each line once', async () => {
    const mark = newMark()
    const by = await director()
    const payload = { kind: 'class', lines: [['', '', mark, `Par ${mark}`]] }
    const answers = await Promise.all([1, 2].map(() => call('importCatalogue', payload, by.token)))
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined])
    expect(await classesOf(mark)).toHaveLength(1)
  })

  it('writes nothing at all where one line is bad, and says which', async () => {
    const mark = newMark()
    const by = await director()
    const answer = await call(
      'importCatalogue',
      {
        kind: 'class',
        lines: [
          ['', '', mark, `Boa ${mark}`],
          ['', '', mark, ''],
        ],
      },
      by.token,
    )
    expect(answer.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Linha 2: Nome em português: preencha.',
      details: { field: 'lines', position: 2 },
    })
    expect(await classesOf(mark)).toHaveLength(0)
    expect(await auditOf(by)).toHaveLength(0)
  })

  it('refuses everybody but directors, and writes nothing', async () => {
    const mark = newMark()
    const payload = { kind: 'class', lines: [['', '', mark, `Boa ${mark}`]] }
    const [bare, artist, agent] = await Promise.all([bareAccount(), person(), person({ grants: ['AGENT'] })])
    expect((await call('importCatalogue', payload)).error?.status).toBe('UNAUTHENTICATED')
    for (const { token } of [bare, artist, agent]) {
      expect((await call('importCatalogue', payload, token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect(await classesOf(mark)).toHaveLength(0)
  })

  const LINE = ['', 'Teste', 'x', 'x', 'x']
  it.each([
    ['no line', { kind: 'skill', lines: [] }],
    ['501 lines', { kind: 'skill', lines: Array.from({ length: 501 }, () => LINE) }],
    ['a line that is no list', { kind: 'skill', lines: [{ id: '' }] }],
    ['a cell that is no text', { kind: 'skill', lines: [['', 'Teste', 7, 'x', 'x']] }],
    ['too many cells', { kind: 'class', lines: [['', '', 'x', 'x', 'x']] }],
    ['a path for an id', { kind: 'skill', lines: [['a/b', 'Teste', 'x', 'x', 'x']] }],
    ['an id of the database', { kind: 'skill', lines: [['__x__', 'Teste', 'x', 'x', 'x']] }],
    ['an unknown kind', { kind: 'profiles', lines: [LINE] }],
    ['an unknown field', { kind: 'skill', lines: [LINE], grants: ['DIRECTOR'] }],
  ])('refuses %s', async (_case, payload) => {
    const by = await director()
    expect((await call('importCatalogue', payload, by.token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})
