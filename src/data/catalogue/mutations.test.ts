// @vitest-environment jsdom
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { createQueryClient } from '../queryClient.ts'
import { createCatalogue } from './catalogue.ts'
import { NO_LISTS } from './lists.ts'
import {
  classMutations,
  skillMutations,
  type EntryWrites,
  type NewClass,
  type NewSkill,
} from './mutations.ts'

const artistClass = (id: string, namePT: string): ArtistClass => ({ id, key: id, nameEN: namePT, namePT })
const skill = (id: string, type: string, descriptionPT: string): Skill => ({
  id,
  type,
  descriptionPT,
  descriptionEN: '',
  descriptionES: '',
})

/** Writes that always work, answering what was asked for. */
const CLASS_WRITES: EntryWrites<ArtistClass, NewClass> = {
  add: (value) => Promise.resolve({ key: 'novo', ...value, id: 'novo' }),
  update: (id, value) => Promise.resolve({ key: id, ...value, id }),
  remove: () => Promise.resolve(),
}
const SKILL_WRITES: EntryWrites<Skill, NewSkill> = {
  add: (value) => Promise.resolve({ ...value, id: 'nova' }),
  update: (id, value) => Promise.resolve({ ...value, id }),
  remove: () => Promise.resolve(),
}

const refused = () => Promise.reject(new Error('permission-denied'))
const REFUSING = { add: refused, update: refused, remove: refused }

/** The catalogue as it is once loaded, and how to change it. */
async function openData(isRefused = false) {
  const lists = createStore(NO_LISTS)
  const catalogue = createCatalogue(lists, {
    classes: () => Promise.resolve([artistClass('m', 'Modelo'), artistClass('a', 'Ator')]),
    skills: () =>
      Promise.resolve([
        skill('v', 'música', 'Violão'),
        skill('c', 'esporte', 'Zumba'),
        skill('b', 'música', 'Bateria'),
      ]),
  })
  await catalogue.load()
  const client = createQueryClient()
  return {
    lists,
    classes: classMutations(catalogue, isRefused ? REFUSING : CLASS_WRITES),
    skills: skillMutations(catalogue, isRefused ? REFUSING : SKILL_WRITES),
    /** Makes a change as a screen does. */
    change: <T, V>(mutation: MutationObserverOptions<T, Error, V>, value: V): Promise<T> =>
      new MutationObserver(client, mutation).mutate(value),
    classNames: () => lists.current().classes.map(({ namePT }) => namePT),
    skillNames: () => lists.current().skills.map(({ descriptionPT }) => descriptionPT),
  }
}

type Data = Awaited<ReturnType<typeof openData>>

beforeEach(() => {
  localStorage.clear()
})

describe('a change to the lists', () => {
  it('sorts classes by name again after each change', async () => {
    const { classes, change, classNames } = await openData()
    await change(classes.add, { namePT: 'Dublê', nameEN: 'Stunt' })
    expect(classNames()).toEqual(['Ator', 'Dublê', 'Modelo'])
    await change(classes.update, artistClass('a', 'Voz'))
    expect(classNames()).toEqual(['Dublê', 'Modelo', 'Voz'])
    await change(classes.remove, 'm')
    expect(classNames()).toEqual(['Dublê', 'Voz'])
  })

  it('keeps the forms of a class whose name changes', async () => {
    const { classes, change, lists } = await openData()
    const forms = { feminine: 'Modelo', masculine: 'Modelo', neutral: 'Manequim' }
    lists.set({ ...lists.current(), classes: [{ ...artistClass('m', 'Modelo'), forms }] })
    await change(classes.update, artistClass('m', 'Modelo e manequim'))
    expect(lists.current().classes).toEqual([{ ...artistClass('m', 'Modelo e manequim'), forms }])
  })

  it('sorts skills by type after each change', async () => {
    const { skills, change, skillNames } = await openData()
    await change(skills.add, skill('', 'dança', 'Samba'))
    expect(skillNames()).toEqual(['Samba', 'Zumba', 'Bateria', 'Violão'])
    await change(skills.update, skill('c', 'vida', 'Zumba'))
    expect(skillNames()).toEqual(['Samba', 'Bateria', 'Violão', 'Zumba'])
    await change(skills.remove, 'b')
    expect(skillNames()).toEqual(['Samba', 'Violão', 'Zumba'])
  })

  it('of a skill without id does nothing and logs why', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { skills, change, skillNames } = await openData(true)
    const before = skillNames()
    const nameless = { type: 't', descriptionPT: 'X', descriptionEN: '', descriptionES: '' }
    expect(await change(skills.update, nameless)).toBeUndefined()
    expect(logged).toHaveBeenCalledExactlyOnceWith('ID da skill é necessário para atualização.')
    expect(skillNames()).toEqual(before)
  })

  it.each([
    ['Erro ao adicionar a classe', (d: Data) => d.change(d.classes.add, artistClass('x', 'X'))],
    ['Erro ao atualizar a classe', (d: Data) => d.change(d.classes.update, artistClass('a', 'X'))],
    ['Erro ao excluir a classe', (d: Data) => d.change(d.classes.remove, 'a')],
    ['Erro ao adicionar a skill', (d: Data) => d.change(d.skills.add, skill('x', 't', 'X'))],
    ['Erro ao atualizar a skill', (d: Data) => d.change(d.skills.update, skill('v', 't', 'X'))],
    ['Erro ao excluir a skill', (d: Data) => d.change(d.skills.remove, 'v')],
  ] as const)('that is refused only logs “%s”', async (message, change) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const data = await openData(true)
    const before = data.lists.current()
    await expect(change(data)).rejects.toThrow('permission-denied')
    expect(logged).toHaveBeenCalledExactlyOnceWith(message, 'Error')
    expect(data.lists.current()).toEqual(before)
  })
})
