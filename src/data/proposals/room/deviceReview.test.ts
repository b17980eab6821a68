// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { dropUnsent, keepReviewer, keepUnsent, onDeviceReview, readDeviceReview } from './deviceReview.ts'

const ANA = { secret: 'a-secret-of-this-device', name: 'Marina' }
const YES = { comment: '', answer: 'yes', preference: 1 } as const

beforeEach(() => {
  localStorage.clear()
})

it('a device nobody has entered with knows nobody, nor does one that holds something else', () => {
  expect(readDeviceReview('inverno')).toBeUndefined()
  localStorage.setItem('ribalta.review.inverno', '{"secret":7')
  expect(readDeviceReview('inverno')).toBeUndefined()
  localStorage.setItem('ribalta.review.inverno', '{"secret":7}')
  expect(readDeviceReview('inverno')).toBeUndefined()
})

it('who somebody is and what is unsent are kept per proposal, and a new name leaves the rest', () => {
  keepReviewer('inverno', ANA)
  keepUnsent('inverno', ANA, { choices: { ana: YES }, names: { ana: 'Ana' } })
  keepUnsent('inverno', ANA, { choices: { bia: { comment: 'Oi' } }, names: { bia: 'Bia' } })
  keepReviewer('inverno', { ...ANA, name: 'Mari' })
  expect(readDeviceReview('inverno')).toEqual({
    reviewer: { ...ANA, name: 'Mari' },
    unsent: { choices: { ana: YES, bia: { comment: 'Oi' } }, names: { ana: 'Ana', bia: 'Bia' } },
  })
  expect(readDeviceReview('verao')).toBeUndefined()
})

it('what was saved is let go, but not what another tab has changed since', () => {
  keepUnsent('inverno', ANA, { choices: { ana: YES, bia: { comment: 'Oi' } }, names: {} })
  dropUnsent('inverno', { ana: YES, bia: { comment: 'O' } })
  expect(readDeviceReview('inverno')?.unsent.choices).toEqual({ bia: { comment: 'Oi' } })
})

it('what another tab keeps is told, of this proposal alone', () => {
  const heard = vi.fn<(kept: object) => void>()
  const stop = onDeviceReview('inverno', heard)
  keepReviewer('inverno', ANA)
  dispatchEvent(new StorageEvent('storage', { key: 'ribalta.review.verao' }))
  expect(heard).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'ribalta.review.inverno' }))
  expect(heard.mock.lastCall).toEqual([expect.objectContaining({ reviewer: ANA })])
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'ribalta.review.inverno' }))
  expect(heard).toHaveBeenCalledOnce()
})
