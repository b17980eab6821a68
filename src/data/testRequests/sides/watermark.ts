const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Somebody's name again and again behind a text, faint in both themes, as a CSS image. */
export function watermark(name: string): string {
  const safe = name.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">' +
    '<text x="20" y="130" transform="rotate(-20 160 90)" font-family="sans-serif" font-size="22" ' +
    `fill="#808080" fill-opacity="0.16">${safe}</text></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
