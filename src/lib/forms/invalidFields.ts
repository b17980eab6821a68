/** Fields and groups say so to screen readers; a part of another role says so here only. */
const INVALID = '[aria-invalid="true"], [data-invalid]'

const FOCUSABLE = 'input, select, textarea, button, [tabindex]'

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

/** Focuses a refused field, or the first control of a refused group, and opens what hides it. */
export function focusInvalid(element: HTMLElement): void {
  for (let hidden = element.closest('details'); hidden !== null;) {
    hidden.open = true
    hidden = hidden.parentElement?.closest('details') ?? null
  }
  const target = element.matches(FOCUSABLE)
    ? element
    : [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((each) => !each.matches(':disabled'))
  target?.focus()
}
