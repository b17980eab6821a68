import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'

const ROUTER = join(ROOT, 'node_modules', 'react-router', 'dist', 'production')

/** The router's checks of how a developer uses it; the development server keeps them. */
export const ROUTER_CHECKS = ['warning', 'warningOnce', 'invariant']

/** Components that nobody here renders are made by a call, which a bundler must keep unless it is told that it is pure. */
const MAKES_COMPONENT = /React\d*\.(?:forwardRef|createContext)\(/g
const NAMES_COMPONENT = /^\w+\.displayName = .*;$/gm

/** The router's own error screen: each of our routes has ours (src/app/ScreenFailed.tsx). */
const DEFAULT_ERROR = /React\d*\.createElement\(DefaultErrorComponent, null\)/g

/** What is looked for in the router's code and is not there. */
export function missingIn(code: string): string[] {
  return [
    MAKES_COMPONENT,
    NAMES_COMPONENT,
    DEFAULT_ERROR,
    ...ROUTER_CHECKS.map((name) => new RegExp(String.raw`^function ${name}\(`, 'm')),
  ]
    .filter((pattern) => code.search(pattern) === -1)
    .map(String)
}

/** The code of the router as it is installed. */
export function routerCode(): string {
  return readdirSync(ROUTER)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(ROUTER, name), 'utf8'))
    .join('\n')
}

/**
 * The router's package names its development build for everybody; people get the other one, without its warnings, and
 * without the components that nobody here renders. A router that looks different stops the build.
 */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
      ],
    },
  }),
  buildStart() {
    const missing = missingIn(routerCode())
    if (missing.length > 0) {
      throw new Error(`The router has changed: nothing in it is ${missing.join(' or ')}. See decision 16.`)
    }
  },
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) =>
      code
        .replaceAll(MAKES_COMPONENT, '/* @__PURE__ */ $&')
        .replaceAll(NAMES_COMPONENT, '')
        .replaceAll(DEFAULT_ERROR, 'null'),
  },
}
