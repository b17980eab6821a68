/** A text in which something was put at a place, apart from the words beside it, and where to write on. */
export function insertText(
  text: string,
  piece: string,
  place: number,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, place)
  const after = text.slice(place)
  const begun = `${before}${/\S$/u.test(before) ? ' ' : ''}${piece}`
  return { text: `${begun}${/^\S/u.test(after) ? ' ' : ''}${after}`, caret: begun.length }
}
