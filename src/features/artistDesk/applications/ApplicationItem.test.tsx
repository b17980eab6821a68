import type { Application } from '@ribalta/domain/schemas/castings/application'
import { sampleTest } from '@ribalta/domain/testing/sampleTest'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ApplicationItem, type ApplicationItemProps } from './ApplicationItem.tsx'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }

function show(status: Application['status'], test: ApplicationItemProps['test']): void {
  const application: Application = {
    castingId: 'inverno',
    artistId: 'ana',
    roleId: 'vizinha',
    status,
    castingTitle: 'Campanha de inverno',
    roleTitle: 'Vizinha',
    note: '',
    mediaIds: [],
    history: [{ status, at, by: 'agency' }],
    createdAt: at,
    updatedAt: at,
  }
  render(
    <MemoryRouter>
      <ApplicationItem application={application} test={test} now={NOW} />
    </MemoryRouter>,
  )
}

it('says of a test that was asked how far that is, and leads to it, when it was sent, too', () => {
  show('testing', sampleTest({ status: 'submitted' }))
  expect(screen.getByText(/^Teste enviado ·/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Abrir o teste' })).toHaveAttribute('href', '/teste/cozinha')
})

it('has no test where none is known, and leaves it once the application went on', () => {
  show('testing', undefined)
  show('presented', sampleTest({ status: 'approved' }))
  expect(screen.queryByRole('link', { name: 'Abrir o teste' })).not.toBeInTheDocument()
})
