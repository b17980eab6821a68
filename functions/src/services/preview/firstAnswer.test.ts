import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFirstAnswer } from './firstAnswer.ts'

const SITE = 'https://agencia.example'

let server: Server
let asked: { body: string; referer: string | undefined }[]
let respond: { status: number; body: unknown }

beforeEach(async () => {
  asked = []
  respond = { status: 200, body: [{ document: { name: 'artists/um' } }] }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      asked.push({ body, referer: request.headers.referer })
      response.writeHead(respond.status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(respond.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
})

function page(): string {
  const { port } = server.address() as AddressInfo
  const request = { name: 'artist/{segment}', url: `http://127.0.0.1:${String(port)}/`, body: '"{segment}"' }
  const block = JSON.stringify({ request, code: ['/assets/index.js'] })
  return `<head><script type="application/json" id="early">${block}</script><script>1</script></head>`
}

function blockOf(html: string): unknown {
  return JSON.parse(/id="early">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe('a page and its first data', () => {
  it('holds the answer to its own question, asked for its address', async () => {
    const html = await withFirstAnswer(page(), { path: '/bia-rocha', siteUrl: SITE })
    expect(asked).toEqual([{ body: '"bia-rocha"', referer: `${SITE}/` }])
    expect(blockOf(html)).toMatchObject({ code: ['/assets/index.js'], answer: respond.body })
    expect(html).toContain('<script>1</script></head>')
  })

  it('no text in the answer ends the element that holds it', async () => {
    respond = {
      status: 200,
      body: [{ document: { name: 'a', fields: { bio: '</script><script>alert(1)</script>$&' } } }],
    }
    const html = await withFirstAnswer(page(), { path: '/bia', siteUrl: SITE })
    expect(html).not.toContain('alert(1)</script>')
    expect(blockOf(html)).toMatchObject({ answer: respond.body })
  })

  it('asks nothing for an address that no query could hold', async () => {
    const html = page()
    expect(await withFirstAnswer(html, { path: '/bia","x":"', siteUrl: SITE })).toBe(html)
    expect(asked).toEqual([])
  })

  it('is left as it is where the page asks nothing', async () => {
    expect(await withFirstAnswer('<head></head>', { path: '/sobre', siteUrl: SITE })).toBe('<head></head>')
  })

  it('rejects where Firestore refuses', async () => {
    respond = { status: 403, body: {} }
    await expect(withFirstAnswer(page(), { path: '/bia', siteUrl: SITE })).rejects.toThrow('403')
  })
})
