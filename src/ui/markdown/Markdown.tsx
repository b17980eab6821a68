import type { Definition, Heading, Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { headingLevels } from './headingLevels.ts'
import { isPictureAlone, link, picture } from './links.tsx'
import { definitionsOf, plainText } from './tree.ts'

/** Nobody writes so many quotations in quotations; a text that does is shown flat from there. */
const DEEPEST = 16

interface Context {
  readonly levels: ReadonlyMap<Heading, number>
  readonly definitions: ReadonlyMap<string, Definition>
  readonly depth: number
}

function childrenOf(node: Parents, context: Context): ReactNode {
  return node.children.map((child, index) => (
    <Fragment key={index}>{rendered(child, { ...context, depth: context.depth + 1 })}</Fragment>
  ))
}

function paragraph(node: Extract<Nodes, { type: 'paragraph' }>, context: Context): ReactNode {
  const [first] = node.children
  if (!isPictureAlone(node.children) || first?.type !== 'image') return <p>{childrenOf(node, context)}</p>
  return (
    <figure>
      {childrenOf(node, context)}
      {first.title === null || first.title === undefined ? null : (
        <figcaption className="mt-2 text-sm text-muted">{first.title}</figcaption>
      )}
    </figure>
  )
}

function listItem(node: Extract<Nodes, { type: 'listItem' }>, isLoose: boolean, context: Context): ReactNode {
  if (isLoose) return <li>{childrenOf(node, context)}</li>
  return (
    <li>
      {node.children.map((child, index) => (
        <Fragment key={index}>
          {child.type === 'paragraph' && !isPictureAlone(child.children)
            ? childrenOf(child, context)
            : rendered(child, { ...context, depth: context.depth + 1 })}
        </Fragment>
      ))}
    </li>
  )
}

function list(node: Extract<Nodes, { type: 'list' }>, context: Context): ReactNode {
  const isLoose = node.spread === true || node.children.some(({ spread }) => spread === true)
  const items = node.children.map((item, index) => (
    <Fragment key={index}>{listItem(item, isLoose, { ...context, depth: context.depth + 1 })}</Fragment>
  ))
  return node.ordered === true ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>
}

/** Each kind of node as its element. What is not named here is not shown; HTML is shown as the text that it is. */
function rendered(node: Nodes, context: Context): ReactNode {
  if (context.depth > DEEPEST) return plainText(node)
  switch (node.type) {
    case 'root':
      return childrenOf(node, context)
    case 'heading':
      return createElement(`h${String(context.levels.get(node) ?? 2)}`, undefined, childrenOf(node, context))
    case 'paragraph':
      return paragraph(node, context)
    case 'text':
      return node.value
    case 'html':
      return node.value
    case 'emphasis':
      return <em>{childrenOf(node, context)}</em>
    case 'strong':
      return <strong>{childrenOf(node, context)}</strong>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        // A keyboard must reach what does not fit.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'blockquote':
      return <blockquote>{childrenOf(node, context)}</blockquote>
    case 'list':
      return list(node, context)
    case 'link':
      return link(node, childrenOf(node, context))
    case 'linkReference':
      return link(context.definitions.get(node.identifier), childrenOf(node, context))
    case 'image':
      return picture(node, node.alt)
    case 'imageReference':
      return picture(context.definitions.get(node.identifier), node.alt)
    // Shown where they are used, or not of the markdown that is read here.
    case 'definition':
    case 'listItem':
    case 'delete':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'yaml':
      return null
  }
}

/**
 * A text that a person wrote in markdown, made into elements one by one: no HTML is ever put together, so there is none
 * to be escaped or cleaned. Headings begin below the page's own.
 */
export default function Markdown({ text }: { text: string }) {
  const root = useMemo(() => fromMarkdown(text), [text])
  const content = root.children
  const context = { levels: headingLevels(content), definitions: definitionsOf(content), depth: 0 }
  // Another text is another element: where a browser translates the page, bare texts can't be changed one by one.
  return (
    <div key={text} className="prose">
      {rendered(root, context)}
    </div>
  )
}
