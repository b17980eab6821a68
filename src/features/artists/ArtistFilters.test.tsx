import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClassesSkillsProvider, type CatalogueSource } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { createStore } from '../../lib/store.ts'
import { ArtistFilters } from './ArtistFilters.tsx'
import { paramsFromFilter } from './filterParams.ts'
import { useArtistFilter } from './useArtistFilter.ts'
import { useFilterChange } from './useFilterChange.ts'

const CLASSES = [
  { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' },
  { id: 'modelo', key: 'modelo', nameEN: 'Model', namePT: 'Modelo' },
]
const SKILLS = [
  {
    id: 'violao',
    type: 'Música',
    descriptionPT: 'Violão',
    descriptionEN: 'Guitar',
    descriptionES: 'Guitarra',
  },
  { id: 'samba', type: 'Dança', descriptionPT: 'Samba', descriptionEN: 'Samba', descriptionES: 'Samba' },
]

function Filters() {
  const { filter } = useArtistFilter()
  const change = useFilterChange(filter)
  return <ArtistFilters filter={filter} change={change} />
}

/** The filters at an address, with the catalogue already known. */
async function show(address: string) {
  const source: CatalogueSource = {
    lists: createStore({ classes: CLASSES, skills: SKILLS, loading: false }),
    load: () => Promise.resolve(),
  }
  const router = createMemoryRouter(
    [
      {
        path: '/artistas',
        element: (
          <ClassesSkillsProvider source={source}>
            <Filters />
          </ClassesSkillsProvider>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const pause = () => act(() => vi.advanceTimersByTimeAsync(300))
const searchOf = (router: Awaited<ReturnType<typeof show>>) =>
  decodeURIComponent(router.state.location.search)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the filters of the list', () => {
  it('keep a change that the next one follows before the page is drawn again', async () => {
    const router = await show('/artistas')
    act(() => {
      type('Classe', 'ator')
      type('Habilidade', 'samba')
    })
    expect(searchOf(router)).toBe('?classe=ator&habilidade=samba')
  })

  it('show what the address holds, each in a field of its own', async () => {
    const asked: Required<ArtistFilter> = {
      name: 'ana',
      class: 'ator',
      skill: 'samba',
      uf: 'SP',
      city: 'Santos',
      age: 30,
    }
    await show(`/artistas?${paramsFromFilter(asked).toString()}`)
    expect(field('Buscar por nome').value).toBe('ana')
    expect(field('Classe').value).toBe('ator')
    expect(field('Habilidade').value).toBe('samba')
    expect(field('UF').value).toBe('SP')
    expect(field('Cidade').value).toBe('Santos')
    expect(field('Idade cênica').value).toBe('30')
    const fields = screen.getByRole('form').querySelectorAll<HTMLInputElement>('input, select')
    const held = [...fields].map(({ value }) => value).toSorted()
    expect(held).toEqual(Object.values(asked).map(String).toSorted())
  })

  it('go to the address, the selects at once', async () => {
    const router = await show('/artistas')
    await act(() => fireEvent.change(field('Classe'), { target: { value: 'modelo' } }))
    await act(() => fireEvent.change(field('Habilidade'), { target: { value: 'violao' } }))
    await act(() => fireEvent.change(field('UF'), { target: { value: 'RJ' } }))
    expect(searchOf(router)).toBe('?classe=modelo&habilidade=violao&uf=RJ')
  })

  it('wait for a pause in typing a name', async () => {
    const router = await show('/artistas')
    type('Buscar por nome', 'an')
    await act(() => vi.advanceTimersByTimeAsync(200))
    type('Buscar por nome', 'ana ')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(searchOf(router)).toBe('')
    await pause()
    expect(searchOf(router)).toBe('?nome=ana')
    expect(field('Buscar por nome').value).toBe('ana ')
  })

  it('make one step of a name in the history, so that Back leaves it whole', async () => {
    const router = await show('/artistas')
    type('Buscar por nome', 'a')
    await pause()
    type('Buscar por nome', 'ana')
    await pause()
    expect(searchOf(router)).toBe('?nome=ana')
    await act(() => router.navigate(-1))
    await pause()
    expect(searchOf(router)).toBe('')
    expect(field('Buscar por nome').value).toBe('')
  })

  it('take a city when it is whole: a suggestion, Enter or leaving the field', async () => {
    const router = await show('/artistas')
    type('Cidade', 'Recif')
    await pause()
    expect(searchOf(router)).toBe('')
    type('Cidade', 'Recife')
    await pause()
    expect(searchOf(router)).toBe('?cidade=Recife')
    type('Cidade', 'Garanhuns')
    await pause()
    expect(searchOf(router)).toBe('?cidade=Recife')
    await act(() => fireEvent.blur(field('Cidade')))
    expect(searchOf(router)).toBe('?cidade=Garanhuns')
  })

  it('take everything typed at once on Enter', async () => {
    const router = await show('/artistas?uf=PE')
    type('Buscar por nome', 'bia')
    type('Idade cênica', '30x')
    const form = field('Idade cênica').form
    if (form === null) throw new Error('the field is in no form')
    await act(() => fireEvent.submit(form))
    expect(searchOf(router)).toBe('?nome=bia&uf=PE&idade=30')
  })

  it('ignore a class that does not exist', async () => {
    const router = await show('/artistas?classe=nada&uf=SP')
    expect(field('Classe').value).toBe('')
    await act(() => fireEvent.change(field('UF'), { target: { value: 'RJ' } }))
    expect(searchOf(router)).toBe('?uf=RJ')
  })

  it('group the skills by type, in alphabetical order', async () => {
    await show('/artistas')
    const groups = [...field('Habilidade').querySelectorAll('optgroup')]
    expect(groups.map((group) => `${group.label}: ${group.textContent}`)).toEqual([
      'Dança: Samba',
      'Música: Violão',
    ])
  })
})
