import { expect, it } from 'vitest'
import { backend, newSession, PASSWORD } from '../support/functions/functions.ts'

const AUTH = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts'

it('nobody gets an account from the provider itself', async () => {
  const email = `intruso-${newSession()}@example.com`
  const answer = await fetch(`${AUTH}:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('BLOCKING_FUNCTION_ERROR_RESPONSE')
  await expect(backend.auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' })
})
