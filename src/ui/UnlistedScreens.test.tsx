import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { UnlistedScreens } from './UnlistedScreens.tsx'

function show(...grants: ('AGENT' | 'DIRECTOR')[]) {
  render(<UnlistedScreens profile={{ grants }} />, { wrapper: MemoryRouter })
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

it('an agent comes to what has no link in the navigation', () => {
  expect(show('AGENT')).toEqual(['/validation', '/data'])
})

it('an artist has no business there', () => {
  expect(show()).toEqual([])
})

it('a director has them in the navigation', () => {
  expect(show('AGENT', 'DIRECTOR')).toEqual([])
})
