import { dateToInstant } from '@ribalta/domain/instant'
import { samplePresentation } from '@ribalta/domain/testing/samplePresentation'
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ToAnswer, type ToAnswerProps } from './ToAnswer.tsx'

const NOW = new Date('2026-11-26T12:00:00Z')
const ago = (days: number) => dateToInstant(new Date(NOW.getTime() - days * 86_400_000))
const old: ToAnswerProps['profile'] = {
  status: 'published',
  createdAt: ago(400),
  lookConfirmedAt: ago(200),
  birthDate: ago(12_000),
  media: [],
}

function desk(
  profile: ToAnswerProps['profile'],
  presentations: ToAnswerProps['presentations'] = [],
): ReactElement {
  return (
    <MemoryRouter>
      <ToAnswer
        profile={profile}
        presentations={presentations}
        now={NOW}
        onConfirmLook={() => Promise.resolve(undefined)}
      />
      <a href="/next">Depois</a>
    </MemoryRouter>
  )
}

it('asks whether an old look still holds, with the way to what changed', () => {
  render(desk(old))
  expect(screen.getByRole('heading', { name: 'Suas fotos e medidas ainda valem?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mudou' })).toHaveAttribute('href', '/perfil#material')
})

it('has each presentation that needs a yes, with its buttons', () => {
  render(desk(old, [samplePresentation({ consentMode: 'agree' })]))
  const item = screen.getByRole('article', { name: 'Campanha de inverno' })
  expect(within(item).getByRole('button', { name: 'Aceito participar' })).toBeVisible()
})

it('is gone once nothing waits, and whoever answered is left where it was', () => {
  const { rerender } = render(desk(old))
  screen.getByRole('button', { name: 'Continua igual' }).focus()
  rerender(desk({ ...old, lookConfirmedAt: ago(0) }))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement?.nextElementSibling).toBe(screen.getByRole('link', { name: 'Depois' }))
})
