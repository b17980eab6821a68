const PROTOCOLS = ['http:', 'https:', 'mailto:']

/**
 * Where a link of a text may lead: a page of this site, another site, or an e-mail. Undefined for anything else, which a
 * browser might run.
 */
export function linkAddress(written: string): { to: string } | { href: string } | undefined {
  if (/^\/(?![/\\])[^\s\\]*$/.test(written)) return { to: written }
  if (!URL.canParse(written)) return undefined
  const { protocol, href } = new URL(written)
  return PROTOCOLS.includes(protocol) ? { href } : undefined
}
