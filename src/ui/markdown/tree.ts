import type { Definition, Nodes, RootContent } from 'mdast'

/** The addresses that a text names apart from where they are used. */
export function definitionsOf(content: readonly RootContent[]): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>()
  for (const node of content) {
    // The first one counts, as CommonMark has it.
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  }
  return found
}

/** All that a person would read in a node, without its form. */
export function plainText(node: Nodes): string {
  const texts: string[] = []
  const open: Nodes[] = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('value' in next) texts.push(next.value)
    if ('children' in next) open.push(...next.children.toReversed())
  }
  return texts.join(' ')
}
