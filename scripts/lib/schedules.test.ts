import { expect, it } from 'vitest'
import * as deployed from '../../functions/src/index.ts'
import { minutesOf } from './schedules.ts'

it('how often something runs is read from its schedule', () => {
  expect([minutesOf('every 1 minutes'), minutesOf('every 15 minutes')]).toEqual([1, 15])
  for (const unknown of ['every day 00:00', 'every 0 minutes', '*/5 * * * *', 'every 5 minutes from 10:00']) {
    expect(() => minutesOf(unknown)).toThrow(unknown)
  }
})

it('whatever is scheduled says so in words that are read here', () => {
  const schedules = Object.values(deployed).flatMap(({ __endpoint }) => __endpoint.scheduleTrigger ?? [])
  const words = schedules.map(({ schedule }) => (typeof schedule === 'string' ? schedule : 'none'))
  expect(words.map(minutesOf)).toEqual([60, 1, 5])
})
