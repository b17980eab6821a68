import { expect, it } from 'vitest'
import { serveCallable } from '../../testing/callableServer.ts'
import { sharePreview } from './sharePreview.ts'

it('only gives, and does not say what it runs on', async () => {
  const { preflight, close } = await serveCallable(sharePreview)
  const headers = await preflight('https://evil.example')
  close()
  expect(headers.get('allow')).toBe('GET, HEAD')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
