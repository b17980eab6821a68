import { expect, it, vi } from 'vitest'
import { showBlob } from './showBlob.ts'

it('shows a video of the device, and has it read nothing more before its address ends', () => {
  const told: string[] = []
  const video = document.createElement('video')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:take')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    told.push(`revoked ${address}`)
  })
  vi.spyOn(video, 'load').mockImplementation(() => {
    told.push(`loaded ${video.getAttribute('src') ?? 'nothing'}`)
  })
  const end = showBlob(video, new Blob(['take']))
  expect(video.src).toBe('blob:take')
  expect(told).toEqual([])
  end()
  expect(told).toEqual(['loaded nothing', 'revoked blob:take'])
})
