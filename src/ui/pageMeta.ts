import { environment } from '../lib/environment.ts'
import type { PageMeta } from './usePageMeta.ts'

/** Gives an element of the head an attribute and answers how to put back what was there. */
function put(selector: string, make: () => HTMLElement, attribute: string, value: string): () => void {
  const existing = document.head.querySelector(selector)
  const element = existing ?? document.head.appendChild(make())
  const before = element.getAttribute(attribute)
  element.setAttribute(attribute, value)
  return () => {
    if (existing === null) element.remove()
    else if (before === null) element.removeAttribute(attribute)
    else element.setAttribute(attribute, before)
  }
}

function putMeta(name: string, content: string): () => void {
  const make = (): HTMLElement => {
    const meta = document.createElement('meta')
    meta.name = name
    return meta
  }
  return put(`meta[name="${name}"]`, make, 'content', content)
}

function putCanonical(path: string): () => void {
  const make = (): HTMLElement => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    return link
  }
  return put('link[rel="canonical"]', make, 'href', new URL(path, environment.appUrl).href)
}

/** Describes the document, and answers how to put back what was there. */
export function describePage({ description, path, isIndexed = true }: PageMeta): () => void {
  const undo: (() => void)[] = []
  if (description !== undefined) undo.push(putMeta('description', description))
  if (path !== undefined) undo.push(putCanonical(path))
  if (!isIndexed) undo.push(putMeta('robots', 'noindex'))
  return () => {
    for (const step of undo) step()
  }
}
