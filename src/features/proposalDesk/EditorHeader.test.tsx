import { sampleProposal } from '@ribalta/domain/testing/sampleProposal'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { EditorHeader } from './EditorHeader.tsx'

function casting(castingId?: string): HTMLElement | null {
  const stored = { ...sampleProposal(castingId === undefined ? {} : { castingId }), id: 'proposta' }
  render(<EditorHeader stored={stored} />, { wrapper: MemoryRouter })
  return screen.queryByRole('link', { name: 'Casting desta proposta' })
}

it('a proposal that was made from a casting leads back to its board', () => {
  expect(casting('inverno')).toHaveAttribute('href', '/casting?casting=inverno')
})

it('the way back leads to the list in which a proposal stands', () => {
  render(<EditorHeader stored={{ ...sampleProposal({ status: 'closed' }), id: 'proposta' }} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByRole('link', { name: 'Todas as propostas' })).toHaveAttribute(
    'href',
    '/proposals-admin?estado=encerradas',
  )
})

it('one that was made of nothing has no casting to lead to', () => {
  expect(casting()).toBeNull()
})
