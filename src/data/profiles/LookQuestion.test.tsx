import { dateToInstant } from '@ribalta/domain/instant'
import type { KnownLook } from '@ribalta/domain/roster/lookAge'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { toastStore } from '../../ui/toast/toastStore.ts'
import LookQuestion from './LookQuestion.tsx'
import type { ConfirmLook } from './useConfirmLook.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const ago = (days: number) => dateToInstant(new Date(NOW.getTime() - days * 86_400_000))
const old: KnownLook = { createdAt: ago(400), lookConfirmedAt: ago(215) }

function ask(profile: KnownLook = old, onConfirm: ConfirmLook = () => Promise.resolve(undefined)) {
  render(
    <LookQuestion
      profile={profile}
      now={NOW}
      heading="h3"
      onConfirm={onConfirm}
      change={<a href="/">Mudou</a>}
    />,
  )
  return screen.getByRole('button', { name: 'Continua igual' })
}

afterEach(() => {
  act(() => {
    toastStore.dispatch({ type: 'remove' })
  })
})

describe('the question whether photos and measurements still hold', () => {
  it.each([
    ['how old they are', old, 'Confirmadas há 7 meses.'],
    ['that nobody ever confirmed them', { createdAt: ago(215) }, 'São do seu cadastro, há 7 meses.'],
    [
      'when the agency asked',
      { ...old, lookConfirmedAt: ago(20), lookAskedAt: ago(3) },
      'A agência perguntou há 3 dias. Confirmadas há 20 dias.',
    ],
  ] as const)('says %s', (_what, profile, words) => {
    ask(profile)
    expect(screen.getByRole('heading', { name: 'Suas fotos e medidas ainda valem?' })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mudou' })).toBeVisible()
  })

  it('is answered with one tap, which is said once it is stored and not before', async () => {
    const stored = Promise.withResolvers<undefined>()
    fireEvent.click(ask(old, () => stored.promise))
    expect(toastStore.current()).toEqual([])
    await act(async () => {
      stored.resolve(undefined)
      await stored.promise
    })
    expect(toastStore.current().map(({ title }) => title)).toEqual(['Fotos e medidas confirmadas'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('stays where the answer could not be stored, says why, and can be answered again', async () => {
    const answers = ['Sem conexão.', undefined]
    const button = ask(old, () => Promise.resolve(answers.shift()))
    fireEvent.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão.')
    expect(toastStore.current()).toEqual([])
    await act(async () => {
      fireEvent.click(button)
      await Promise.resolve()
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(toastStore.current()).toHaveLength(1)
  })
})
