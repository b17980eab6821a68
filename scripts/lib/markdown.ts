/** Returns a page of docs with a section in the place of the one with the same heading, or at the end. */
export function withSection(page: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trimEnd()}`
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd())
  const isOld = (part: string): boolean => part.startsWith(`## ${heading}\n`)
  const next = parts.some(isOld) ? parts.map((part) => (isOld(part) ? section : part)) : [...parts, section]
  return `${next.join('\n\n')}\n`
}

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
