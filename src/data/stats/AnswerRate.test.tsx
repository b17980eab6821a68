import type { AnswerRate as Rate } from '@ribalta/domain/castings/answerRate'
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AnswerRate } from './AnswerRate.tsx'

function show(read: () => Promise<Rate | undefined>): HTMLElement {
  return render(<AnswerRate className="" read={read} />).container
}

describe('how the agency answers', () => {
  it.each([
    [{ percent: 96, days: 4 }, 'Respondemos a 96% das inscrições dos últimos 12 meses, em média em 4 dias.'],
    [{ percent: 100, days: 1 }, 'Respondemos a 100% das inscrições dos últimos 12 meses, em média em 1 dia.'],
    [
      { percent: 80, days: 0 },
      'Respondemos a 80% das inscrições dos últimos 12 meses, em média em menos de um dia.',
    ],
    [{ percent: 80 }, 'Respondemos a 80% das inscrições dos últimos 12 meses.'],
  ])('is said of %o', async (rate, words) => {
    show(() => Promise.resolve(rate))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is nothing at all before there are enough answers', async () => {
    const read = vi.fn<() => Promise<Rate | undefined>>(() => Promise.resolve(undefined))
    const container = show(read)
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
    await read.mock.results[0]?.value
    expect(container).toBeEmptyDOMElement()
  })

  it('is nothing where it could not be read, and the log says why', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const container = show(() => Promise.reject(new Error('offline')))
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    expect(container).toBeEmptyDOMElement()
  })
})
