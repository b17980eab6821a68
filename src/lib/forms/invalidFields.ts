/** A field or a group of a form that was refused. */
export interface InvalidField {
  readonly element: HTMLElement
  /** What people call it; two of the same name are told apart by the group around them. */
  readonly name: string
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]'

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}

function legendOf(group: Element | null | undefined): string {
  return textOf(group?.querySelector(':scope > legend'))
}

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLFieldSetElement) return legendOf(element)
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
  return label instanceof Element ? textOf(label) : (element.getAttribute('aria-label') ?? '')
}

/** Returns the fields and groups of a form that are marked as invalid, in the order of the page. */
export function invalidFieldsIn(form: Element): InvalidField[] {
  const marked = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const names = marked.map(nameOf)
  return marked.map((element, index) => {
    const name = names[index] ?? ''
    const isShared = names.filter((each) => each === name).length > 1
    const group = isShared ? legendOf(element.parentElement?.closest('fieldset')) : ''
    return { element, name: group === '' ? name : `${group}: ${name}` }
  })
}

/** Focuses a field, or the first control of a group, and opens what hides it. */
export function focusInvalid({ element }: InvalidField): void {
  for (let hidden = element.closest('details'); hidden !== null;) {
    hidden.open = true
    hidden = hidden.parentElement?.closest('details') ?? null
  }
  const target = element.matches(FOCUSABLE)
    ? element
    : [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((each) => !each.matches(':disabled'))
  target?.focus()
}
