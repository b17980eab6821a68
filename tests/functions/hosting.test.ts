import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const HOSTING = 'http://127.0.0.1:5000'

async function headersOf(address: string): Promise<Record<string, string | number>> {
  const { status, headers } = await fetch(address)
  return { status, ...Object.fromEntries(headers) }
}

it.each(['/', '/sobre', '/login', '/ninguem-aqui', '/rss.xml', '/sw.js'])(
  '%s stays apart from other windows',
  async (path) => {
    const headers = await headersOf(HOSTING + path)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  },
)

it('a built file is kept for a year, and one that is not there not at all', async () => {
  const [file = ''] = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
    name.endsWith('.js'),
  )
  expect(await headersOf(`${HOSTING}/assets/${file}`)).toMatchObject({
    status: 200,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const missing of ['/assets/index-gone.js', '/assets/', `/assets/${file}.map`, `/assets/x/${file}`]) {
    const { status, 'cache-control': cache } = await headersOf(HOSTING + missing)
    expect({ missing, status }).toEqual({ missing, status: 404 })
    expect(cache).not.toContain('immutable')
  }
})
