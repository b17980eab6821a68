import { describe, expect, it } from 'vitest'
import { escapeJson } from '../shared/escape.ts'
import { withHead } from './pageHead.ts'
import { NOT_FOUND, type PublicPage } from './publicPage.ts'

const SITE = { url: 'https://ribalta.example', name: 'Ribalta' }
const SHELL = `<!doctype html>
<html lang="pt-BR">
  <head>
    <title>Ribalta</title>
    <meta
      name="description"
      content="A da casa"
    />
    <meta property="og:title" content="A da casa" />
    <link rel="canonical" href="https://ribalta.example/" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body><div id="root"></div></body>
</html>`

const ANA: PublicPage = {
  status: 200,
  title: 'Ana Ávila',
  description: 'Ana Ávila, atriz.',
  path: '/ana-avila',
  type: 'profile',
  card: '/cards/artist/ana-avila.jpg',
  isIndexed: true,
  data: { '@type': 'Person', name: 'Ana Ávila' },
}

describe('the head of a public page', () => {
  it('says title, description, image and canonical address, each once', () => {
    const html = withHead(SHELL, ANA, SITE)
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Ana Ávila · Ribalta</title>'])
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<meta name="description" content="Ana Ávila, atriz." />')
    expect(html.match(/property="og:title"/g)).toHaveLength(1)
    expect(html).toContain(
      '<meta property="og:image" content="https://ribalta.example/cards/artist/ana-avila.jpg" />',
    )
    expect(html.match(/rel="canonical"[^>]*/g)).toEqual([
      'rel="canonical" href="https://ribalta.example/ana-avila" /',
    ])
    expect(html).toContain('<link rel="icon" href="/favicon.svg" />')
  })

  it('keeps what people wrote as text', () => {
    const hostile = `"><script>alert(1)</script>$&'`
    const html = withHead(
      SHELL,
      { ...ANA, title: hostile, description: hostile, data: { name: '</script><script>alert(1)' } },
      SITE,
    )
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#39;')
  })

  it('of an address that is not found is not indexed and has no canonical address', () => {
    const html = withHead(SHELL, NOT_FOUND, SITE)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('og:image')
  })
})

it('JSON in a script element stays the same data', () => {
  const value = { text: '</script>\u2028<!-- & -->' }
  expect(escapeJson(value)).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(escapeJson(value))).toEqual(value)
})
