/** Whether keys pressed here go to a field, a player or a dialog, and not to the screen. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, video, [contenteditable], [role="dialog"]',
    ) !== null
  )
}
