import { expect, it } from 'vitest'
import { once } from './once.ts'

it('is made once, and anew after a failure', async () => {
  let made = 0
  const get = once(() => {
    made += 1
    return made === 1 ? Promise.reject(new Error('sem rede')) : Promise.resolve(made)
  })
  await expect(get()).rejects.toThrow('sem rede')
  await expect(get()).resolves.toBe(2)
  await expect(get()).resolves.toBe(2)
})
