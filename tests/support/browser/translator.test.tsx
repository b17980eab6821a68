import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  AnswerRadios,
  type AnswerRadiosProps,
} from '../../../src/features/proposalRoom/answering/AnswerRadios.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { translate } from './translator.ts'

/** Bare text behind a condition, which the lint refuses in the product. */
function Bare({ isBusy }: { isBusy: boolean }) {
  return (
    <p>
      {isBusy ? <b>…</b> : null}
      Enviar
    </p>
  )
}

/** The translator answers a change in a microtask. */
const isWrapped = (text: string): Promise<void> =>
  expect.poll(() => screen.getByText(text).tagName).toBe('FONT')

describe('a translated page', () => {
  beforeAll(translate)

  it('takes bare text from React, which crashes', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { rerender } = render(<Bare isBusy={false} />)
    await isWrapped('Enviar')
    expect(() => {
      rerender(<Bare isBusy />)
    }).toThrow(/can not be found/)
  })

  it('keeps a button that becomes busy, free again and gets another name', async () => {
    const { rerender } = render(<Button>Entrar</Button>)
    await isWrapped('Entrar')
    rerender(<Button busy>Entrar</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    rerender(<Button>Entrar</Button>)
    rerender(<Button>Sair</Button>)
    await isWrapped('Sair')
    expect(screen.getByRole('button')).toHaveTextContent(/^Sair$/)
  })

  it('keeps answers that are chosen and taken back', async () => {
    const onChange = vi.fn<AnswerRadiosProps['onChange']>()
    const { rerender } = render(<AnswerRadios answer={undefined} onChange={onChange} />)
    await isWrapped('Talvez')
    for (const answer of ['yes', 'maybe', 'no', undefined] as const) {
      rerender(<AnswerRadios answer={answer} onChange={onChange} />)
      await isWrapped('Talvez')
    }
    expect(screen.getByRole('radiogroup')).toHaveTextContent(/^SimTalvezNão$/)
  })
})
