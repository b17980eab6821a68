import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

function open(signIn: LoginFormProps['signIn']) {
  render(
    <MemoryRouter>
      <LoginForm signIn={signIn} />
    </MemoryRouter>,
  )
}

async function submit(email: string, password: string) {
  if (email !== '') await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password !== '') await userEvent.type(screen.getByLabelText('Senha'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('LoginForm', () => {
  it('signs in with what was typed', async () => {
    const tries: string[][] = []
    open((...typed) => {
      tries.push(typed)
      return Promise.resolve()
    })
    await submit('ana@example.com', 'segredo')
    expect(tries).toEqual([['ana@example.com', 'segredo']])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['E-mail ou senha inválidos.', 'Formato de e-mail inválido.', 'Falha no login. Tente novamente.'])(
    'announces “%s” and keeps what was typed',
    async (message) => {
      open(() => Promise.reject(new Error(message)))
      await submit('ana@example.com', 'errada')
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.com')
      expect(screen.getByLabelText('Senha')).toHaveValue('errada')
    },
  )

  it('asks for what is missing at its field, without trying', async () => {
    let tries = 0
    open(() => {
      tries += 1
      return Promise.resolve()
    })
    await submit('ana@example.com', '')
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Informe sua senha.')
    expect(screen.getByLabelText('Senha')).toHaveFocus()
    expect(tries).toBe(0)
  })

  it('does not try twice while it waits', async () => {
    let tries = 0
    let finish = () => {}
    open(() => {
      tries += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    await submit('ana@example.com', 'segredo')
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await userEvent.type(screen.getByLabelText('Senha'), '{Enter}')
    expect(tries).toBe(1)
    finish()
  })

  it('leads to the password reset', () => {
    open(() => Promise.resolve())
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
  })
})
