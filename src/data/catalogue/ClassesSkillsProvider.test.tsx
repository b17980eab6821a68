import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createCatalogueStore } from './store.ts'
import { ClassesSkillsProvider, useClassesSkills } from './ClassesSkillsProvider.tsx'

function Names() {
  const { classes, loading } = useClassesSkills()
  return <p>{loading ? 'carregando' : classes.map(({ namePT }) => namePT).join(', ')}</p>
}

describe('ClassesSkillsProvider', () => {
  it('loads the lists for what is below it', async () => {
    const store = createCatalogueStore({
      readClasses: () => Promise.resolve([{ id: 'a', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }]),
      readSkills: () => Promise.resolve([]),
      cache: { read: () => null, write: () => undefined },
      loadActions: () => Promise.reject(new Error('not in this test')),
    })
    render(
      <ClassesSkillsProvider store={store}>
        <Names />
      </ClassesSkillsProvider>,
    )
    expect(screen.getByText('carregando')).toBeVisible()
    expect(await screen.findByText('Ator')).toBeVisible()
  })

  it('raises an error where the lists are used outside it', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<Names />)).toThrow('ClassesSkillsProvider')
  })
})
