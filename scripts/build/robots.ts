/**
 * `robots.txt`. Proposals are not forbidden here: their pages say `noindex`, which only those who may ask for them can read,
 * and messengers may ask for their previews.
 */
export function robots(appUrl: string): string {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /login$', 'Disallow: /perfil$']
  return [...lines, '', `Sitemap: ${new URL('/sitemap.xml', appUrl).href}`, ''].join('\n')
}
