import { describe, expect, it, vi } from 'vitest'
import { changePassword, logoutOrTell, reauthenticate, updateOwnProfile, updateProfile } from './account.ts'
import { AccountError } from './accountError.ts'

describe('logoutOrTell', () => {
  it('tells nothing when it works', async () => {
    const told: string[] = []
    expect(
      await logoutOrTell(
        () => Promise.resolve(),
        (message) => told.push(message),
      ),
    ).toBe(true)
    expect(told).toEqual([])
  })

  it('logs a failure and tells it in the specified words', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const told: string[] = []
    const worked = await logoutOrTell(
      () => Promise.reject(new Error('rede')),
      (message) => told.push(message),
    )
    expect(worked).toBe(false)
    expect(told).toEqual(['Erro ao fazer logout. Por favor, tente novamente.'])
    expect(logged).toHaveBeenCalledExactlyOnceWith('The logout failed', 'Error')
  })
})

describe('a profile update', () => {
  it('without a defined field asks nobody and reports success', async () => {
    expect(await updateProfile('ana', { phone: undefined })).toEqual({
      success: true,
      message: 'Nenhum dado para atualizar.',
    })
  })

  it('is refused where nobody is signed in', async () => {
    const refused = updateOwnProfile(null, { phone: '11987654321' })
    await expect(refused).rejects.toThrow(AccountError)
    await expect(refused).rejects.toThrow('Usuário não autenticado.')
  })
})

describe('where nobody is signed in', () => {
  it('nobody is authenticated again', async () => {
    await expect(reauthenticate('segredo')).rejects.toMatchObject({
      name: 'AccountError',
      message: 'Usuário não autenticado ou sem e-mail para reautenticação.',
    })
  })

  it('no password is changed', async () => {
    await expect(changePassword('outro-segredo')).rejects.toMatchObject({
      name: 'AccountError',
      message: 'Usuário não autenticado.',
    })
  })
})
