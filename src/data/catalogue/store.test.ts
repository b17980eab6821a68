import { MESSAGES } from '@ribalta/domain/messages'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { describe, expect, it, vi } from 'vitest'
import { createCatalogueActions, type CatalogueWrites } from './actions.ts'
import { createCatalogueStore, LOAD_FAILURES, type CatalogueParts } from './store.ts'

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

/** Writes that always work, answering what was asked for. */
const WRITES: CatalogueWrites = {
  addClass: (value) => Promise.resolve({ id: 'novo', key: 'novo', ...value }),
  updateClass: (value) => Promise.resolve(value),
  deleteClass: () => Promise.resolve(),
  addSkill: (value) => Promise.resolve({ id: 'nova', ...value }),
  updateSkill: (value) => Promise.resolve(value),
  deleteSkill: () => Promise.resolve(),
}

function makeStore(parts: Partial<CatalogueParts> = {}, writes: Partial<CatalogueWrites> = {}) {
  let cached: { classes: readonly ArtistClass[]; skills: readonly Skill[] } | null = null
  const store = createCatalogueStore({
    readClasses: () => Promise.resolve(CLASSES),
    readSkills: () => Promise.resolve(SKILLS),
    cache: {
      read: () => cached,
      write: (lists) => {
        cached = lists
      },
    },
    loadActions: (lists) => Promise.resolve(createCatalogueActions(lists, { ...WRITES, ...writes })),
    ...parts,
  })
  const classNames = () => store.current().classes.map(({ namePT }) => namePT)
  const skillNames = () => store.current().skills.map(({ descriptionPT }) => descriptionPT)
  return { store, classNames, skillNames, cached: () => cached }
}

const refused = () => Promise.reject(new Error('permission-denied'))

describe('the lists of classes and skills', () => {
  it('load sorted: classes by name, skills by description', async () => {
    const { store, classNames, skillNames } = makeStore()
    expect(store.current().loading).toBe(true)
    await store.load()
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(skillNames()).toEqual(['Bateria', 'Violão', 'Zumba'])
    expect(store.current().loading).toBe(false)
  })

  it('load once, whoever asks', async () => {
    const readClasses = vi.fn<() => Promise<ArtistClass[]>>(() => Promise.resolve(CLASSES))
    const { store } = makeStore({ readClasses })
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect(readClasses).toHaveBeenCalledOnce()
  })

  it('come from an earlier visit while they are fresh', async () => {
    const lists = { classes: [artistClass('d', 'Dublê')], skills: [] }
    const { store, classNames } = makeStore({
      readClasses: refused,
      cache: { read: () => lists, write: () => {} },
    })
    await store.load()
    expect(classNames()).toEqual(['Dublê'])
  })

  it('only log a failed load, show the other list, and load again when asked again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let fails = true
    const { store, classNames, skillNames, cached } = makeStore({
      readClasses: () => (fails ? refused() : Promise.resolve(CLASSES)),
    })
    await store.load()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Erro ao buscar as classes', 'Error')
    expect(classNames()).toEqual([])
    expect(skillNames()).toHaveLength(3)
    expect(store.current().loading).toBe(false)
    expect(cached()).toBeNull()

    fails = false
    await store.load()
    expect(classNames()).toEqual(['Ator', 'Modelo'])
  })

  it('only log a failed load of the skills, and show the classes', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { store, classNames } = makeStore({ readSkills: refused })
    await store.load()
    expect(logged).toHaveBeenCalledExactlyOnceWith('Erro ao buscar as skills', 'Error')
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(store.current().skills).toEqual([])
  })

  it('are read anew when asked, whatever an earlier visit left, and kept for the next', async () => {
    const old = { classes: [artistClass('d', 'Dublê')], skills: [] }
    const write = vi.fn<CatalogueParts['cache']['write']>()
    const { store, classNames, skillNames } = makeStore({ cache: { read: () => old, write } })
    await store.load()
    expect(classNames()).toEqual(['Dublê'])
    expect(await store.reload()).toBe(true)
    expect(classNames()).toEqual(['Ator', 'Modelo'])
    expect(skillNames()).toEqual(['Bateria', 'Violão', 'Zumba'])
    expect(write).toHaveBeenCalledExactlyOnceWith(store.current())
    await store.reload('change')
    expect(skillNames()).toEqual(['Zumba', 'Violão', 'Bateria'])
  })

  it('stay as they were when reading them anew fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let fails = false
    const { store, classNames } = makeStore({
      readClasses: () => (fails ? refused() : Promise.resolve(CLASSES)),
    })
    await store.load()
    fails = true
    expect(await store.reload()).toBe(false)
    expect(classNames()).toEqual(['Ator', 'Modelo'])
  })

  it('share one read between who loads and who reads anew', async () => {
    const readClasses = vi.fn<() => Promise<ArtistClass[]>>(() => Promise.resolve(CLASSES))
    const { store } = makeStore({ readClasses })
    await Promise.all([store.reload(), store.load()])
    expect(readClasses).toHaveBeenCalledOnce()
  })

  it('say of a failed load what the catalogue of messages says', () => {
    expect(LOAD_FAILURES).toEqual({ classes: MESSAGES.classes.load, skills: MESSAGES.skills.load })
  })
})

describe('a change to the lists', () => {
  it('sorts classes by name again after each change', async () => {
    const { store, classNames, cached } = makeStore()
    await store.load()
    expect(await store.addClass({ namePT: 'Dublê', nameEN: 'Stunt' })).toBe(true)
    expect(classNames()).toEqual(['Ator', 'Dublê', 'Modelo'])
    await store.updateClass(artistClass('a', 'Voz'))
    expect(classNames()).toEqual(['Dublê', 'Modelo', 'Voz'])
    await store.deleteClass('m')
    expect(classNames()).toEqual(['Dublê', 'Voz'])
    expect(cached()?.classes).toHaveLength(2)
  })

  it('sorts skills by type after each change', async () => {
    const { store, skillNames } = makeStore()
    await store.load()
    await store.addSkill({ type: 'dança', descriptionPT: 'Samba', descriptionEN: '', descriptionES: '' })
    expect(skillNames()).toEqual(['Samba', 'Zumba', 'Bateria', 'Violão'])
    await store.updateSkill(skill('c', 'vida', 'Zumba'))
    expect(skillNames()).toEqual(['Samba', 'Bateria', 'Violão', 'Zumba'])
    await store.deleteSkill('b')
    expect(skillNames()).toEqual(['Samba', 'Violão', 'Zumba'])
  })

  it('of a skill without id does nothing and logs why', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { store, skillNames } = makeStore({}, { updateSkill: refused })
    await store.load()
    const before = skillNames()
    const changed = await store.updateSkill({
      type: 't',
      descriptionPT: 'X',
      descriptionEN: '',
      descriptionES: '',
    })
    expect(changed).toBe(false)
    expect(logged).toHaveBeenCalledExactlyOnceWith('ID da skill é necessário para atualização.')
    expect(skillNames()).toEqual(before)
  })

  it.each([
    ['Erro ao adicionar a classe', 'addClass', (s: Store) => s.addClass(artistClass('x', 'X'))],
    ['Erro ao atualizar a classe', 'updateClass', (s: Store) => s.updateClass(artistClass('a', 'X'))],
    ['Erro ao excluir a classe', 'deleteClass', (s: Store) => s.deleteClass('a')],
    ['Erro ao adicionar a skill', 'addSkill', (s: Store) => s.addSkill(skill('x', 't', 'X'))],
    ['Erro ao atualizar a skill', 'updateSkill', (s: Store) => s.updateSkill(skill('v', 't', 'X'))],
    ['Erro ao excluir a skill', 'deleteSkill', (s: Store) => s.deleteSkill('v')],
  ] as const)('that is refused only logs “%s”', async (message, write, change) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { store } = makeStore({}, { [write]: refused })
    await store.load()
    const before = store.current()
    expect(await change(store)).toBe(false)
    expect(logged).toHaveBeenCalledExactlyOnceWith(message, 'Error')
    expect(store.current()).toEqual(before)
  })
})

type Store = ReturnType<typeof makeStore>['store']
