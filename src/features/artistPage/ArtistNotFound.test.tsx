import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import ArtistNotFound from './ArtistNotFound.tsx'

function show() {
  const router = createMemoryRouter(
    [
      { path: '/:username', element: <ArtistNotFound address="bia-roxa" /> },
      { path: '/artistas', element: <p>lista</p> },
    ],
    { initialEntries: ['/bia-roxa'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

afterEach(() => {
  document.head.replaceChildren()
})

describe('an address that nobody has', () => {
  it('says so, and keeps search engines out', async () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ninguém neste endereço')
    expect(screen.getByText('/bia-roxa').tagName).toBe('STRONG')
    expect(document.title).toMatch(/^Página não encontrada/)
    await waitFor(() => {
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    })
  })

  it('searches the list by name', async () => {
    const router = show()
    const field = screen.getByLabelText('Buscar artista por nome')
    fireEvent.change(field, { target: { value: 'bia rocha' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/artistas'))
    expect(router.state.location.search).toBe('?nome=bia+rocha')
  })
})
