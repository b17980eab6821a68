// @vitest-environment jsdom
import { MESSAGES } from '@ribalta/domain/messages'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { CATALOGUE_FRESH_MS, createCatalogue, LOAD_FAILURES, type CatalogueReaders } from './catalogue.ts'
import { NO_LISTS } from './lists.ts'

const artistClass = (id: string, namePT: string): ArtistClass => ({ id, key: id, nameEN: namePT, namePT })
const skill = (id: string, type: string, descriptionPT: string): Skill => ({
  id,
  type,
  descriptionPT,
  descriptionEN: '',
  descriptionES: '',
})

const CLASSES = [artistClass('m', 'Modelo'), artistClass('a', 'Ator')]
const SKILLS = [
  skill('v', 'música', 'Violão'),
  skill('c', 'esporte', 'Zumba'),
  skill('b', 'música', 'Bateria'),
]

const refused = () => Promise.reject(new Error('permission-denied'))

/** The catalogue of a page; whatever another one left in the browser is still there. */
function openPage(readers: Partial<CatalogueReaders> = {}) {
  const lists = createStore(NO_LISTS)
  const classes = vi.fn<CatalogueReaders['classes']>(readers.classes ?? (() => Promise.resolve(CLASSES)))
  const skills = vi.fn<CatalogueReaders['skills']>(readers.skills ?? (() => Promise.resolve(SKILLS)))
  return {
    lists,
    catalogue: createCatalogue(lists, { classes, skills }),
    readClasses: classes,
    classNames: () => lists.current().classes.map(({ namePT }) => namePT),
    skillNames: () => lists.current().skills.map(({ descriptionPT }) => descriptionPT),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the lists of classes and skills', () => {
  it('load sorted: classes by name, skills by description', async () => {
    const { catalogue, lists, classNames, skillNames } = openPage()
    expect(lists.current().loading).toBe(true)
    await catalogue.load()
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(skillNames()).toEqual(['Bateria', 'Violão', 'Zumba'])
    expect(lists.current().loading).toBe(false)
  })

  it('load once, whoever asks', async () => {
    const { catalogue, readClasses } = openPage()
    await Promise.all([catalogue.load(), catalogue.load()])
    await catalogue.load()
    expect(readClasses).toHaveBeenCalledOnce()
  })

  it('only log a failed load, show the other list, and load again when asked again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let fails = true
    const { catalogue, lists, classNames, skillNames } = openPage({
      classes: () => (fails ? refused() : Promise.resolve(CLASSES)),
    })
    await catalogue.load()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Erro ao buscar as classes', 'Error')
    expect(classNames()).toEqual([])
    expect(skillNames()).toHaveLength(3)
    expect(lists.current().loading).toBe(false)
    expect(localStorage).toHaveLength(0)

    fails = false
    await catalogue.load()
    expect(classNames()).toEqual(['Ator', 'Modelo'])
  })

  it('only log a failed load of the skills, and show the classes', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { catalogue, lists, classNames } = openPage({ skills: refused })
    await catalogue.load()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Erro ao buscar as skills', 'Error')
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(lists.current().skills).toEqual([])
  })

  it('are read anew when asked, whatever an earlier visit left, and kept for the next', async () => {
    const before = openPage({ classes: () => Promise.resolve([artistClass('d', 'Dublê')]) })
    await before.catalogue.load()

    const { catalogue, classNames, skillNames } = openPage()
    await catalogue.load()
    expect(classNames()).toEqual(['Dublê'])
    expect(await catalogue.reload()).toBe(true)
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(skillNames()).toEqual(['Bateria', 'Violão', 'Zumba'])
    await catalogue.reload('change')
    expect(skillNames()).toEqual(['Zumba', 'Violão', 'Bateria'])

    const after = openPage({ classes: refused })
    await after.catalogue.load()
    expect(after.classNames()).toEqual(['Ator', 'Modelo'])
  })

  it('stay as they were when reading them anew fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let fails = false
    const { catalogue, classNames } = openPage({
      classes: () => (fails ? refused() : Promise.resolve(CLASSES)),
    })
    await catalogue.load()
    fails = true
    expect(await catalogue.reload()).toBe(false)
    expect(classNames()).toEqual(['Ator', 'Modelo'])
  })

  it('share one read between who loads and who reads anew', async () => {
    const { catalogue, readClasses } = openPage()
    await Promise.all([catalogue.reload(), catalogue.load()])
    expect(readClasses).toHaveBeenCalledOnce()
  })

  it('say of a failed load what the catalogue of messages says', () => {
    expect(LOAD_FAILURES).toEqual({ classes: MESSAGES.classes.load, skills: MESSAGES.skills.load })
  })
})

it('reads the classes with their forms, one document more', async () => {
  const name = (path: string) => `projects/demo-ribalta/databases/(default)/documents/${path}`
  const text = (stringValue: string) => ({ stringValue })
  const forms = { feminine: text('Atriz'), masculine: text('Ator'), neutral: text('Intérprete') }
  const ofCollection = (id: string) =>
    id === 'classes'
      ? ['ator', 'duble'].map((each) => ({
          document: { name: name(`classes/${each}`), fields: { id: text(each), namePT: text(each) } },
        }))
      : []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/documents/settings/classForms')) {
      const all = { ator: { mapValue: { fields: forms } } }
      return Promise.resolve(
        Response.json({
          name: name('settings/classForms'),
          fields: { forms: { mapValue: { fields: all } } },
        }),
      )
    }
    const asked = typeof init.body === 'string' ? init.body : ''
    return Promise.resolve(Response.json(ofCollection(asked.includes('"classes"') ? 'classes' : 'skills')))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const lists = createStore(NO_LISTS)
  await createCatalogue(lists).load()
  expect(lists.current().classes).toMatchObject([
    { id: 'ator', forms: { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' } },
    { id: 'duble', forms: undefined },
  ])
})

describe('the lists that an earlier visit left', () => {
  it('are shown for an hour, and not after', async () => {
    await openPage().catalogue.load()
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    const soon = openPage()
    await soon.catalogue.load()
    expect(soon.readClasses).not.toHaveBeenCalled()
    expect(soon.lists.current()).toMatchObject({ loading: false, classes: [{ id: 'a' }, { id: 'm' }] })
    expect(soon.skillNames()).toEqual(['Bateria', 'Violão', 'Zumba'])

    vi.advanceTimersByTime(1)
    const late = openPage()
    await late.catalogue.load()
    expect(late.readClasses).toHaveBeenCalledOnce()
  })

  it('keep the forms of classes', async () => {
    const forms = { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' }
    await openPage({
      classes: () => Promise.resolve([{ ...artistClass('a', 'Ator'), forms }, artistClass('m', 'Modelo')]),
    }).catalogue.load()
    const after = openPage()
    await after.catalogue.load()
    expect(after.lists.current().classes).toEqual([
      { ...artistClass('a', 'Ator'), forms },
      artistClass('m', 'Modelo'),
    ])
  })

  it('are as a change left them', async () => {
    const before = openPage()
    await before.catalogue.load()
    before.catalogue.change({ classes: [artistClass('d', 'Dublê')] })
    const after = openPage()
    await after.catalogue.load()
    expect(after.classNames()).toEqual(['Dublê'])
    expect(after.skillNames()).toHaveLength(3)
  })

  it('are none where one is empty, not even as they were before', async () => {
    const { catalogue } = openPage()
    await catalogue.load()
    catalogue.change({ skills: [] })
    const after = openPage()
    await after.catalogue.load()
    expect(after.readClasses).toHaveBeenCalledOnce()
  })

  it.each(['nada', '[]', '{"version":0,"at":9e15}'])('are none where %j is stored', async (text) => {
    localStorage.setItem('ribalta.catalogue', text)
    const { catalogue, readClasses } = openPage()
    await catalogue.load()
    expect(readClasses).toHaveBeenCalledOnce()
  })
})
