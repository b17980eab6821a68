import { INVALID } from './focusInvalid.ts'

/** A field or a group of a form that was refused. */
export interface InvalidField {
  readonly element: HTMLElement
  /** What people call it; two of the same name are told apart by the group around them. */
  readonly name: string
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}

function legendOf(group: Element | null | undefined): string {
  return textOf(group?.querySelector(':scope > legend'))
}

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLFieldSetElement) return legendOf(element)
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
  if (label instanceof Element) return textOf(label)
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== null) return textOf(element.ownerDocument.getElementById(labelledBy))
  return element.getAttribute('aria-label') ?? textOf(element)
}

/** Returns the fields and groups of a form that are marked as invalid, in the order of the page. */
export function invalidFieldsIn(form: Element): InvalidField[] {
  const marked = [...form.querySelectorAll<HTMLElement>(INVALID)]
  const names = marked.map(nameOf)
  return marked.map((element, index) => {
    const name = names[index] ?? ''
    const isShared = names.filter((each) => each === name).length > 1
    const group = isShared ? legendOf(element.parentElement?.closest('fieldset')) : ''
    return { element, name: group === '' ? name : `${group}: ${name}` }
  })
}
