/**
 * Does to a page what Chrome's translator does: each text node makes way for two elements with a copy of its text, now and
 * after each change. The text stays the same, so that a journey finds it by its name. Runs in the page and may use nothing
 * outside of this function.
 */
export function translate(): void {
  const untranslated = 'font, script, style, textarea, noscript, [translate="no"], .notranslate'
  const makeFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
  function wrapTexts(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node)
    }
    for (const text of texts) {
      if (text.parentElement?.closest(untranslated) !== null) continue
      const [outer, inner] = [makeFont(), makeFont()]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  function wrapAll(): void {
    wrapTexts(document.body)
    document.documentElement.classList.add('translated-ltr')
  }
  new MutationObserver(() => {
    // While the head is read there is no body.
    if (document.querySelector('body') !== null) wrapAll()
  }).observe(document, { childList: true, characterData: true, subtree: true })
  if (document.querySelector('body') !== null) wrapAll()
}
