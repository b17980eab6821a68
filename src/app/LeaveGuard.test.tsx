import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { tellUnsaved, unsaved, type Unsaved, useUnsaved } from '../lib/forms/unsaved.ts'
import { LeaveGuard } from './LeaveGuard.tsx'

afterEach(() => {
  for (const whose of unsaved.current().keys()) tellUnsaved(whose, undefined)
})

function Form(entry: Unsaved) {
  useUnsaved(true, entry)
  return null
}

function open(...forms: Unsaved[]) {
  const router = createMemoryRouter(
    [
      {
        path: '/here',
        element: (
          <>
            {forms.map((form) => (
              <Form key={form.words} {...form} />
            ))}
            <LeaveGuard />
          </>
        ),
      },
      { path: '/there', element: <p>Lá</p> },
    ],
    { initialEntries: ['/here'] },
  )
  render(<RouterProvider router={router} />)
  return {
    go: async (to: string) => {
      await act(() => router.navigate(to))
    },
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

const press = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click()
  })
}

it('asks once for all that is not saved, and tells each when somebody goes all the same', async () => {
  const forget = vi.fn<() => void>()
  const { go, address } = open({ words: 'Um texto.', forget }, { words: 'Outro texto.', forget })
  await go('/there')
  expect(address()).toBe('/here')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByText('Um texto.')).toBeVisible()
  expect(screen.getByText('Outro texto.')).toBeVisible()
  press('Continuar editando')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/here')
  await go('/there')
  press('Sair sem salvar')
  expect(await screen.findByText('Lá')).toBeVisible()
  expect(forget).toHaveBeenCalledTimes(2)
})

it('saves what can be saved, and goes on by itself without asking', async () => {
  const { go } = open()
  const save = vi.fn<() => void>()
  const drafts = [{}, {}]
  for (const draft of drafts) tellUnsaved(draft, { words: 'Anotação.', save })
  await go('/there')
  expect(save).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('Lá')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => {
    for (const draft of drafts) tellUnsaved(draft, undefined)
  })
  expect(await screen.findByText('Lá')).toBeVisible()
})

it('asks where saving takes long, and goes on once it has ended', async () => {
  const { go } = open()
  const draft = {}
  tellUnsaved(draft, { words: 'Anotação.', save: () => undefined })
  await go('/there')
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
  act(() => {
    tellUnsaved(draft, undefined)
  })
  expect(await screen.findByText('Lá')).toBeVisible()
})

it('lets somebody go who gives up what could not be saved', async () => {
  const { go } = open()
  const draft = {}
  tellUnsaved(draft, {
    words: 'Anotação.',
    save: () => undefined,
    forget: () => {
      tellUnsaved(draft, undefined)
    },
  })
  await go('/there')
  await screen.findByRole('dialog', { name: 'Sair sem salvar?' })
  press('Sair sem salvar')
  expect(await screen.findByText('Lá')).toBeVisible()
  expect(unsaved.current().size).toBe(0)
})

it('lets another query of the same page pass where that loses nothing', async () => {
  const { go, address } = open({ words: 'Um texto.' })
  await go('/here?aba=2')
  expect(address()).toBe('/here?aba=2')
})

it('asks before another query where that is another page', async () => {
  const { go, address } = open({ words: 'Um texto.', isPerQuery: true })
  await go('/here?id=2')
  expect(address()).toBe('/here')
  expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
})

it('holds a page that is closed while something is not saved, and saves it meanwhile', () => {
  open()
  const save = vi.fn<() => void>()
  const draft = {}
  const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isHeld()).toBe(false)
  act(() => {
    tellUnsaved(draft, { words: 'Anotação.', save })
  })
  expect(isHeld()).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
})
