import { expect, it } from 'vitest'
import { readWarmInstances } from './warmInstances.ts'

it('one instance is kept warm, or as many as the setting says', () => {
  expect(readWarmInstances()).toBe(1)
  expect(readWarmInstances('0')).toBe(0)
  expect(readWarmInstances('2')).toBe(2)
})

it.each(['', '-1', '1.5', '100', 'um'])('a setting of %j stops the deployment', (setting) => {
  expect(() => readWarmInstances(setting)).toThrow('WARM_INSTANCES')
})
