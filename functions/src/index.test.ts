import { DOORS, SPECIFIED_CALLABLES } from '@ribalta/domain/commands'
import { expect, it } from 'vitest'
import * as deployed from './index.ts'

const CALLABLES: readonly string[] = [...SPECIFIED_CALLABLES, ...DOORS]

const OTHERS = [
  'file',
  'forgetDeletedAccount',
  'prepareVideo',
  'rateAnswers',
  'refuseSignUp',
  'sendNotices',
  'sharePreview',
  'stripTokens',
  'sweep',
]

it('what is deployed are the specified callables, the doors, what is scheduled, the queue, HTTP and what watches over accounts and files', () => {
  expect(Object.keys(deployed).toSorted()).toEqual([...CALLABLES, ...OTHERS].toSorted())
})

it('all of it runs in São Paulo but the previews, which Hosting asks in its own region', () => {
  const { sharePreview, ...others } = deployed
  const regions = Object.values(others).map(({ __endpoint }) => __endpoint.region)
  expect(new Set(regions.flat())).toEqual(new Set(['southamerica-east1']))
  expect(sharePreview.__endpoint.region).toEqual(['us-central1'])
})

it('the callables are callables, the sweeper comes every five minutes, the notices every minute and the answer rate every hour', () => {
  const callables = Object.entries(deployed).filter(
    ([, { __endpoint }]) => __endpoint.callableTrigger !== undefined,
  )
  expect(callables.map(([name]) => name).toSorted()).toEqual(CALLABLES.toSorted())
  expect(deployed.sweep.__endpoint.scheduleTrigger).toMatchObject({ schedule: 'every 5 minutes' })
  expect(deployed.sendNotices.__endpoint.scheduleTrigger).toMatchObject({ schedule: 'every 1 minutes' })
  expect(deployed.rateAnswers.__endpoint.scheduleTrigger).toMatchObject({ schedule: 'every 60 minutes' })
})

it('tokens are taken off every file that is stored, again and again until it works', () => {
  expect(deployed.stripTokens.__endpoint.eventTrigger).toMatchObject({
    eventType: 'google.cloud.storage.object.v1.finalized',
    retry: true,
  })
})

it('a function that decodes photos has the memory and the time for it', () => {
  for (const { __endpoint } of [deployed.createProfile, deployed.updateProfile, deployed.heavyCommand]) {
    expect(__endpoint).toMatchObject({ availableMemoryMb: 1024, timeoutSeconds: 300 })
  }
})

it('what a day begins with is kept warm, and the door for what is light takes many in at once', () => {
  expect(deployed.verifyAgentPermission.__endpoint).toMatchObject({ minInstances: 1 })
  expect(deployed.command.__endpoint).toMatchObject({
    minInstances: 1,
    maxInstances: 20,
    concurrency: 80,
    availableMemoryMb: 512,
    timeoutSeconds: 60,
  })
  expect(deployed.heavyCommand.__endpoint).toMatchObject({ maxInstances: 5, concurrency: 4 })
})

it('videos are prepared one at a time, by a function with the memory and the time for it', () => {
  const { __endpoint } = deployed.prepareVideo
  expect(__endpoint).toMatchObject({
    availableMemoryMb: 2048,
    timeoutSeconds: 900,
    maxInstances: 1,
    concurrency: 1,
    taskQueueTrigger: { rateLimits: { maxConcurrentDispatches: 1 }, retryConfig: { maxAttempts: 4 } },
  })
})
