/** Whether keys pressed here go to a field, a player or a dialog, and not to the screen. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, video, [contenteditable], [role="dialog"]',
    ) !== null
  )
}

/** The same of letters, digits and signs: a player and a group of choices have none of their own, only arrows and the space bar. */
export function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
    ) !== null
  )
}
