import type { WireAnswer } from './wireAnswer.ts'

/** Writes what the first document says into the places that the page keeps for it. */
export function showTexts([found]: WireAnswer): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = found?.document?.fields?.[place.dataset['text'] ?? '']?.stringValue ?? ''
    if (text === '') continue
    place.textContent = text
    place.dataset['filled'] = ''
  }
}
