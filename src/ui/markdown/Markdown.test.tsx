import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MARK, SCRIPT_PAYLOADS } from '@ribalta/domain/testing/scriptPayloads'
import Markdown from './Markdown.tsx'

function show(text: string): HTMLElement {
  return render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container
}

const ELEMENTS = new Set(
  'div p h2 h3 h4 h5 h6 em strong code pre br hr blockquote ul ol li a figure figcaption picture source img'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'class style href rel src alt width height loading fetchpriority decoding type srcset sizes start tabindex'.split(
    ' ',
  ),
)

/** What in a page could run, or is not among what a text may be made of. */
function suspicious(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const found = ELEMENTS.has(name) ? [] : [`<${name}>`]
    for (const attribute of element.attributes) {
      const isLink = attribute.name === 'href' && !/^(?:https?:|mailto:|\/(?!\/))/.test(attribute.value)
      const isFile = attribute.name.startsWith('src') && !attribute.value.startsWith('http://127.0.0.1:9199/')
      if (!ATTRIBUTES.has(attribute.name) || isLink || isFile) {
        found.push(`${name} ${attribute.name}=${attribute.value}`)
      }
    }
    return found
  })
}

describe('scripts in a text', () => {
  it.each(SCRIPT_PAYLOADS)('%j is nothing that runs', (payload) => {
    expect(suspicious(show(payload))).toEqual([])
    expect(Object.hasOwn(globalThis, MARK)).toBe(false)
  })

  it.each([
    ['in a paragraph', (payload: string) => `Antes ${payload} depois`],
    ['in a list', (payload: string) => `- ${payload.replaceAll('\n', ' ')}\n- outro`],
    ['in emphasis', (payload: string) => `**${payload}** _${payload}_`],
    ['as a link', (payload: string) => `[x](${payload})`],
    ['as a picture', (payload: string) => `![${payload}](blog/images/abc#640x480 "${payload}")`],
  ])('nor is any of them %s', (_place, put) => {
    for (const payload of SCRIPT_PAYLOADS) expect(suspicious(show(put(payload)))).toEqual([])
  })
})

describe('a text', () => {
  it('has its headings below the page’s own, none skipped', () => {
    const container = show('# Um\n\n#### Dois\n\n# Três\n\n## Quatro')
    expect([...container.querySelectorAll('h2, h3, h4')].map((element) => element.outerHTML)).toEqual([
      '<h2>Um</h2>',
      '<h3>Dois</h3>',
      '<h2>Três</h2>',
      '<h3>Quatro</h3>',
    ])
    expect(show('### Só este').querySelector('h2')).toHaveTextContent('Só este')
  })

  it('shows HTML as it was written', () => {
    show('Use <b>isto</b>.')
    expect(screen.getByText('Use <b>isto</b>.')).toBeInTheDocument()
  })

  it('leads to this site, to others and to an e-mail', () => {
    show(
      '[a](/cadastro) [b](https://example.com/x) [c](mailto:a@example.com) [d][r]\n\n[r]: https://example.com/r',
    )
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(['a', 'b', 'c', 'd'].map(hrefOf)).toEqual([
      '/cadastro',
      'https://example.com/x',
      'mailto:a@example.com',
      'https://example.com/r',
    ])
    expect(screen.getByRole('link', { name: 'b' })).toHaveAttribute('rel', 'noopener')
  })

  it('shows our pictures in their size, lazily, with a caption, and of others only the words', () => {
    const container = show(
      '![Um palco](blog/images/abc#1280x853 "No ensaio")\n\n![Outra](https://example.com/a.png)',
    )
    const picture = screen.getByRole('img', { name: 'Um palco' })
    expect(picture).toHaveAttribute('width', '1280')
    expect(picture).toHaveAttribute('height', '853')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(container.querySelector('figcaption')).toHaveTextContent('No ensaio')
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(screen.getByText('Outra')).toBeInTheDocument()
  })

  it('keeps tight lists tight', () => {
    expect(show('1. um\n2. **dois**').innerHTML).toContain(
      '<ol start="1"><li>um</li><li><strong>dois</strong></li></ol>',
    )
  })

  it('is shown flat where it is nested beyond reason', () => {
    const container = show(`${'> '.repeat(400)}fundo`)
    expect(container.querySelectorAll('blockquote').length).toBeLessThanOrEqual(16)
    expect(container).toHaveTextContent('fundo')
  })
})
