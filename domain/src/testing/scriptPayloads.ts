/**
 * Texts that run a script wherever they are taken for HTML, for a link or for code. What each would run is
 * {@link MARK_SCRIPT}, so that a page can be asked afterwards whether any did.
 */

/** The global that a payload sets when it runs. */
export const MARK = 'ribaltaWasHere'
const MARK_SCRIPT = `${MARK}=1`

const JS = `javascript:${MARK_SCRIPT}`

/** Elements that run a script by themselves. */
const ELEMENTS = [
  `<script>${MARK_SCRIPT}</script>`,
  `<SCRIPT>${MARK_SCRIPT}</SCRIPT>`,
  `<script\n>${MARK_SCRIPT}</script\n>`,
  `<script/x>${MARK_SCRIPT}</script>`,
  `<script src="data:text/javascript,${MARK_SCRIPT}"></script>`,
  `<scr<script>ipt>${MARK_SCRIPT}</scr</script>ipt>`,
  `<script type="module">window.${MARK_SCRIPT}</script>`,
  `<svg><script>${MARK_SCRIPT}</script></svg>`,
  `<svg><script href="data:text/javascript,${MARK_SCRIPT}" /></svg>`,
  `<math><mtext><script>${MARK_SCRIPT}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.${MARK_SCRIPT}</script>"></iframe>`,
  `<iframe src="${JS}"></iframe>`,
  `<object data="${JS}"></object>`,
  `<embed src="${JS}">`,
  `<link rel="stylesheet" href="${JS}">`,
  `<meta http-equiv="refresh" content="0;url=${JS}">`,
  `<base href="${JS}//">`,
  `<template><script>${MARK_SCRIPT}</script></template>`,
  `<noscript><p title="</noscript><script>${MARK_SCRIPT}</script>">`,
  `<style>@import "${JS}";</style>`,
  `<style></style><script>${MARK_SCRIPT}</script>`,
  `<xmp><script>${MARK_SCRIPT}</script></xmp>`,
  `<!--><script>${MARK_SCRIPT}</script>-->`,
  `<![CDATA[<script>${MARK_SCRIPT}</script>]]>`,
  `<?xml version="1.0"?><script>${MARK_SCRIPT}</script>`,
  `<form action="${JS}"><button id="go">x</button></form>`,
  `<form><button formaction="${JS}">x</button></form>`,
  `<input type="image" formaction="${JS}" src="x">`,
  `<a href="${JS}" autofocus onfocus="${MARK_SCRIPT}">x</a>`,
  `<area href="${JS}">`,
  `<frameset onload="${MARK_SCRIPT}"><frame src="${JS}"></frameset>`,
  `<applet code="${JS}"></applet>`,
  `<portal src="${JS}"></portal>`,
  `<custom-element onclick="${MARK_SCRIPT}">x</custom-element>`,
]

/** Attributes that run a script when something happens, each on an element to which it does. */
const HANDLERS = [
  ['img src=x', 'onerror'],
  ['img src=data:, ', 'onerror'],
  ['image src=x', 'onerror'],
  ['img srcset=x', 'onerror'],
  ['svg', 'onload'],
  ['svg', 'onbegin'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onhashchange'],
  ['video src=x', 'onerror'],
  ['video autoplay src=data:,', 'onloadstart'],
  ['audio src=x', 'onerror'],
  ['source src=x', 'onerror'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['marquee loop=1', 'onfinish'],
  ['div style=animation:pulse', 'onanimationstart'],
  ['div style=transition:1s', 'ontransitionend'],
  ['div contenteditable autofocus', 'onfocus'],
  ['div', 'onmouseover'],
  ['div', 'onpointerenter'],
  ['div', 'onwheel'],
  ['div', 'oncontentvisibilityautostatechange'],
  ['iframe src=data:,', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=data:,', 'onload'],
  ['script src=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['track', 'oncuechange'],
  ['form', 'onsubmit'],
] as const

/** How one handler is written so that a filter overlooks it. */
const SPELLINGS: readonly ((element: string, handler: string) => string)[] = [
  (element, handler) => `<${element} ${handler}=${MARK_SCRIPT}>`,
  (element, handler) => `<${element.toUpperCase()} ${handler.toUpperCase()}="${MARK_SCRIPT}">`,
  (element, handler) => `"><${element}/${handler}='${MARK_SCRIPT}'//`,
]

/** Addresses that a browser would run, as a reader of markdown writes them. */
const ADDRESSES = [
  JS,
  `JaVaScRiPt:${MARK_SCRIPT}`,
  ` ${JS}`,
  `\u0001${JS}`,
  `java\tscript:${MARK_SCRIPT}`,
  `java\nscript:${MARK_SCRIPT}`,
  `&#106;avascript:${MARK_SCRIPT}`,
  `&#x6A;avascript&colon;${MARK_SCRIPT}`,
  `javascript&#58;${MARK_SCRIPT}`,
  `javascript%3A${MARK_SCRIPT}`,
  `//javascript:${MARK_SCRIPT}`,
  `vbscript:${MARK_SCRIPT}`,
  `data:text/html,<script>${MARK_SCRIPT}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload="${MARK_SCRIPT}"/>`,
  `blob:${MARK_SCRIPT}`,
  `file:///etc/passwd`,
  `feed:${JS}`,
  `https://example.com/" onmouseover="${MARK_SCRIPT}`,
  `https://example.com/'><script>${MARK_SCRIPT}</script>`,
]

const IN_MARKDOWN: readonly ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `![x](${address})`,
  (address) => `<${address}>`,
  (address) => `[x][a]\n\n[a]: ${address}`,
]

/** What gets out of the place that a text is put in: an attribute, a script, JSON, a comment, XML. */
const BREAKOUTS = [
  `</title><script>${MARK_SCRIPT}</script>`,
  `</textarea><script>${MARK_SCRIPT}</script>`,
  `</script><script>${MARK_SCRIPT}</script>`,
  `--><script>${MARK_SCRIPT}</script>`,
  `]]><script>${MARK_SCRIPT}</script>`,
  `"/><script>${MARK_SCRIPT}</script>`,
  `'-${MARK_SCRIPT}-'`,
  `";${MARK_SCRIPT};//`,
  `\\";${MARK_SCRIPT};//`,
  `\u2028${MARK_SCRIPT}`,
  `\${${MARK_SCRIPT}}`,
  `{{constructor.constructor('${MARK_SCRIPT}')()}}`,
  `" autofocus onfocus="${MARK_SCRIPT}`,
  `' style='animation:x' onanimationstart='${MARK_SCRIPT}`,
  `\`\`\`html\n<script>${MARK_SCRIPT}</script>\n\`\`\``,
  `\`<img src=x onerror=${MARK_SCRIPT}>\``,
  `> <img src=x onerror=${MARK_SCRIPT}>`,
  `# <img src=x onerror=${MARK_SCRIPT}>`,
  `- <svg onload=${MARK_SCRIPT}>`,
  `![<img src=x onerror=${MARK_SCRIPT}>](x)`,
  `![x](x "\\"onerror=\\"${MARK_SCRIPT}")`,
  `![x](blog/images/a#1x1"onerror="${MARK_SCRIPT})`,
  `[<script>${MARK_SCRIPT}</script>](https://example.com)`,
  `[x](https://example.com "<script>${MARK_SCRIPT}</script>")`,
  `&lt;script&gt;${MARK_SCRIPT}&lt;/script&gt;`,
  `&amp;lt;script>${MARK_SCRIPT}&amp;lt;/script>`,
  `\\u003cscript\\u003e${MARK_SCRIPT}\\u003c/script\\u003e`,
  `＜script＞${MARK_SCRIPT}＜/script＞`,
]

export const SCRIPT_PAYLOADS: readonly string[] = [
  ...ELEMENTS,
  ...HANDLERS.flatMap(([element, handler]) => SPELLINGS.map((spell) => spell(element, handler))),
  ...ADDRESSES.flatMap((address) => IN_MARKDOWN.map((write) => write(address))),
  ...BREAKOUTS,
]
