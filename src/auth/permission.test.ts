import { describe, expect, it, vi } from 'vitest'
import { hasPermission } from './permission.ts'

describe('hasPermission', () => {
  it('asks the function of each guard', async () => {
    const asked: string[] = []
    const call = (name: string) => {
      asked.push(name)
      return Promise.resolve({ hasPermission: true })
    }
    expect(await hasPermission('agent', call)).toBe(true)
    expect(await hasPermission('director', call)).toBe(true)
    expect(asked).toEqual(['verifyAgentPermission', 'verifyDirectorPermission'])
  })

  it.each([[{ hasPermission: false }], [{ hasPermission: 'yes' }], [{}], [null], [true]])(
    'takes %j for no',
    async (answer) => {
      expect(await hasPermission('agent', () => Promise.resolve(answer))).toBe(false)
    },
  )

  it('takes a failure for no and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(await hasPermission('agent', () => Promise.reject(new Error('unavailable')))).toBe(false)
    expect(logged).toHaveBeenCalledExactlyOnceWith('The permission could not be verified', 'Error')
  })
})
