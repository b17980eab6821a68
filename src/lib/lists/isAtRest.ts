/** Nothing has the focus, or the page as a whole, to which it goes as the page is entered. */
export function isAtRest(element: Element | null): boolean {
  return element === document.body || element?.localName === 'main'
}
