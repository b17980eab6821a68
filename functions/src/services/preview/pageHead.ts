import { escapeHtml, escapeJson } from '../shared/escape.ts'
import type { Site } from '../shared/site.ts'
import type { PublicPage } from './publicPage.ts'

/** What the shell says of itself, which the page's own replaces. */
const REPLACED = [
  /<meta\s+name="(?:description|robots)"[^<>]*>\s*/g,
  /<meta\s+(?:property="og:[^"]*"|name="twitter:[^"]*")[^<>]*>\s*/g,
  /<link\s+rel="canonical"[^<>]*>\s*/g,
]

/** The application's page with the head that belongs to an address. */
export function withHead(shell: string, page: PublicPage, site: Site): string {
  const bare = REPLACED.reduce((html, pattern) => html.replace(pattern, ''), shell)
  // Where the title was: before the styles, which not every crawler reads to their end. As a function, because `$` in
  // people's texts would mean something in a replacement.
  return bare.replace(/<title>[^<]*<\/title>/, () => headOf(page, site).join('\n    '))
}

function headOf(page: PublicPage, { url, name }: Site): string[] {
  const title = page.documentTitle ?? `${page.title} · ${name}`
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:type', page.type),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
  ]
  if (page.path !== undefined) {
    const address = `${url}${page.path}`
    lines.push(meta('property', 'og:url', address))
    if (page.isIndexed) lines.push(`<link rel="canonical" href="${escapeHtml(address)}" />`)
  }
  if (page.card !== undefined) {
    lines.push(
      meta('property', 'og:image', `${url}${page.card}`),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('property', 'og:image:type', 'image/jpeg'),
      meta('property', 'og:image:alt', page.title),
      meta('name', 'twitter:card', 'summary_large_image'),
    )
  }
  if (page.type === 'article') {
    lines.push('<link rel="alternate" type="application/rss+xml" title="Blog" href="/rss.xml" />')
  }
  if (page.data !== undefined)
    lines.push(`<script type="application/ld+json">${escapeJson(page.data)}</script>`)
  return lines
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`
}
