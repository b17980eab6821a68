import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { ClassesSkillsProvider, useClassesSkills } from './ClassesSkillsProvider.tsx'
import { NO_LISTS } from './lists.ts'

function Names() {
  const { classes, loading } = useClassesSkills()
  return <p>{loading ? 'carregando' : classes.map(({ namePT }) => namePT).join(', ')}</p>
}

function show(load: () => Promise<void>, lists = createStore(NO_LISTS)): void {
  render(
    <ClassesSkillsProvider source={{ lists, load }}>
      <Names />
    </ClassesSkillsProvider>,
  )
}

describe('ClassesSkillsProvider', () => {
  it('loads the lists for what is below it', async () => {
    const lists = createStore(NO_LISTS)
    show(async () => {
      await Promise.resolve()
      lists.set({
        classes: [{ id: 'a', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }],
        skills: [],
        loading: false,
      })
    }, lists)
    expect(screen.getByText('carregando')).toBeVisible()
    expect(await screen.findByText('Ator')).toBeVisible()
  })

  it('logs where the code that loads them does not come', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    expect(screen.getByText('carregando')).toBeVisible()
  })

  it('raises an error where the lists are used outside it', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<Names />)).toThrow('ClassesSkillsProvider')
  })
})
