import { SITE_DESCRIPTIONS, siteDescription } from '@ribalta/domain/site/sitePages'
import { environment } from '../lib/environment.ts'
import type { PageMeta } from './usePageMeta.ts'

function put(selector: string, make: () => HTMLElement, attribute: string, value: string): Element {
  const element = document.head.querySelector(selector) ?? document.head.appendChild(make())
  element.setAttribute(attribute, value)
  return element
}

function putMeta(name: string, content: string): Element {
  const make = (): HTMLElement => {
    const meta = document.createElement('meta')
    meta.name = name
    return meta
  }
  return put(`meta[name="${name}"]`, make, 'content', content)
}

function putCanonical(path: string): Element {
  const make = (): HTMLElement => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    return link
  }
  return put('link[rel="canonical"]', make, 'href', new URL(path, environment.appUrl).href)
}

/**
 * Describes the document, and answers how to take that back. What the server wrote of the first page goes with it: on the
 * next screen it would be untrue.
 */
export function describePage({ description, path, isIndexed = true }: PageMeta): () => void {
  const own: Element[] = []
  const text = description ?? (path === undefined ? undefined : siteDescription(path))
  if (text !== undefined) putMeta('description', text)
  if (path !== undefined) own.push(putCanonical(path))
  if (!isIndexed) own.push(putMeta('robots', 'noindex'))
  return () => {
    for (const element of own) element.remove()
    if (text !== undefined) putMeta('description', SITE_DESCRIPTIONS['/'])
  }
}
