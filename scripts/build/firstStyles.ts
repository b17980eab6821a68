import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { ROOT } from '../lib/project.ts'
import { DIST } from './manifest.ts'

const STYLES = join(ROOT, 'src', 'styles')
/** Styles that only the whole sheet has: the licence, and the font faces of rare characters. */
const LATER = /\/\*!.*?\*\/\s*|@font-face\s*\{[^}]*-rest-[^}]*\}/g

/** Returns the text with the addresses of the built fonts. */
function withBuiltFonts(css: string): string {
  const built = readdirSync(join(DIST, 'assets'))
  return css.replace(/\.\/fonts\/([\w-]+)\.woff2/g, (_address, name: string) => {
    const file = built.find((each) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(each))
    if (file === undefined) throw new Error(`The build has no font ${name}`)
    return `/assets/${file}`
  })
}

/**
 * Returns the styles that a page's HTML uses: with them a page arrives in one round trip, and the whole sheet comes with its code
 * (docs/decisions/0104-first-styles.md).
 */
export async function firstStyles(html: string): Promise<string> {
  // Nothing is printed before the whole sheet is there.
  const source = readFileSync(join(STYLES, 'index.css'), 'utf8').replace("@import './print.css';\n", '')
  const compiler = await compile(source, { base: STYLES, onDependency: () => undefined })
  const classes = new Scanner({}).scanFiles([{ content: html, extension: 'html' }])
  return withBuiltFonts(optimize(compiler.build(classes), { minify: true }).code).replace(LATER, '')
}
