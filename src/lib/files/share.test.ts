import { describe, expect, it } from 'vitest'
import { shareAddress } from './share.ts'

const subject = { title: 'Bia Rocha', url: 'https://exemplo.com/bia-rocha' }
const dismissal = Object.assign(new Error('canceled'), { name: 'AbortError' })

function clipboard() {
  const copied: string[] = []
  return {
    copied,
    copy: (text: string) => {
      copied.push(text)
      return Promise.resolve()
    },
  }
}

describe('shareAddress', () => {
  it('uses the device’s own sharing where there is one', async () => {
    const { copied, copy } = clipboard()
    const shared: unknown[] = []
    const share = (data: unknown) => {
      shared.push(data)
      return Promise.resolve()
    }
    expect(await shareAddress(subject, { share, copy })).toBe('shared')
    expect(shared).toEqual([subject])
    expect(copied).toEqual([])
  })

  it('copies nothing when the person closes the sharing', async () => {
    const { copied, copy } = clipboard()
    expect(await shareAddress(subject, { share: () => Promise.reject(dismissal), copy })).toBe('dismissed')
    expect(copied).toEqual([])
  })

  it('copies the address where sharing is missing or fails', async () => {
    const { copied, copy } = clipboard()
    expect(await shareAddress(subject, { copy })).toBe('copied')
    expect(await shareAddress(subject, { share: () => Promise.reject(new Error('no')), copy })).toBe('copied')
    expect(copied).toEqual([subject.url, subject.url])
  })

  it('says so when nothing works', async () => {
    expect(await shareAddress(subject, { copy: () => Promise.reject(new Error('denied')) })).toBe('failed')
  })
})
