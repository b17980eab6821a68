/** Fields and groups say so to screen readers; a part of another role says so here only. */
export const INVALID = '[aria-invalid="true"], [data-invalid]'

const FOCUSABLE = 'input, select, textarea, button, [tabindex]'

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
