import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faults, fakeStore, MIB } from './testing/fakeStore.ts'
import { uploadSteadily } from './steadyUpload.ts'

const CONTENT = randomBytes(4 * MIB)
const silent = { onAddress: () => Promise.resolve(), onFraction: () => undefined, onCut: () => undefined }

describe('an upload that is cut anywhere', () => {
  it('ends with every byte once', async () => {
    await fc.assert(
      fc.asyncProperty(faults, fc.integer({ min: 1, max: CONTENT.length }), async (happens, size) => {
        const { objects, ports } = fakeStore(happens)
        const content = CONTENT.subarray(0, size)
        const file = new Blob([content])
        const take = { path: 'a', type: 'video/mp4', file, address: undefined }
        const end = await uploadSteadily(take, ports, silent, new AbortController().signal)
        // Where the answer to the last part was lost and the upload forgotten, it began anew, and found the file there.
        expect(['sent', 'refused']).toContain(end)
        expect(objects.get('a')?.equals(content)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('asks what is there before it sends anything to an address that it was given', async () => {
    const store = fakeStore()
    const file = new Blob([CONTENT])
    const address = await store.ports.start('a', { type: 'video/mp4', bytes: file.size }, AbortSignal.any([]))
    await store.ports.send(address, file.slice(0, 7), { offset: 0, isLast: false }, AbortSignal.any([]))
    const fractions: number[] = []
    await uploadSteadily(
      { path: 'a', type: 'video/mp4', file, address },
      store.ports,
      { ...silent, onFraction: (fraction) => fractions.push(fraction) },
      AbortSignal.any([]),
    )
    expect(fractions[0]).toBe(7 / file.size)
    expect(store.objects.get('a')?.equals(CONTENT)).toBe(true)
  })
})
