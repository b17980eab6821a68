/**
 * The import direction of docs/architecture.md: the folders are the layers, and each may import only what is named here. A
 * folder without a line is refused, so that a new one has to say what it may. An oxlint plugin with one rule,
 * `layers/direction`.
 */
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rule } from './rule.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What each layer may import beside itself; `features/<area>` stands for any one area. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  emulator: [],
  functions: ['domain'],
  'src/lib': ['domain'],
  'src/ui': ['domain', 'src/lib'],
  'src/firebase': ['domain', 'src/lib'],
  'src/data': ['domain', 'src/lib', 'src/ui', 'src/firebase'],
  'src/auth': ['domain', 'src/lib', 'src/ui', 'src/firebase', 'src/data'],
  'src/features': ['domain', 'src/lib', 'src/ui', 'src/data', 'src/auth'],
  'src/app': ['domain', 'src/lib', 'src/ui', 'src/firebase', 'src/data', 'src/auth', 'src/features'],
  // Built apart from the application, which imports neither: the page's inline script and the service worker.
  'src/early': ['domain', 'src/lib'],
  'src/worker': [],
}

/** What is about the product rather than in it may import anything, and nothing of the product imports it. */
const OUTSIDE = new Set(['scripts', 'tests'])

/** Of a path below the root, with slashes. */
function layerOf(path: string): string {
  const [top = '', folder = '', ...below] = path.split('/')
  if (top === 'src') return below.length > 0 ? `src/${folder}` : 'src/app'
  return top
}

/** What domain, its schemas and the endpoints are divided by: one word for one area, wherever it has a folder. */
const AREAS = new Set([
  'account',
  'castings',
  'catalogue',
  'conversations',
  'feed',
  'media',
  'notices',
  'people',
  'posts',
  'proposals',
  'roster',
  'rhea',
  'screenTests',
  'site',
])
const NO_AREA = new Set(['domain/src/schemas', 'domain/src/testing'])

/** The folder of an area that a file is in, below the root; undefined where the layer is not divided by areas. */
function areaFolderOf(path: string): string | undefined {
  const folder = /^(?:domain\/src(?:\/schemas)?|functions\/src\/endpoints)\/[^/]+(?=\/)/.exec(path)?.[0]
  return folder === undefined || NO_AREA.has(folder) ? undefined : folder
}

/**
 * Why a file is in no layer, or in no area of one that is divided; undefined for one that is, for scripts and tests, and for
 * the configuration at the root.
 */
export function unknownBecause(file: string): string | undefined {
  const path = relative(ROOT, file).replaceAll('\\', '/')
  const layer = layerOf(path)
  if (path.includes('/') && !(layer in MAY_IMPORT) && !OUTSIDE.has(layer)) {
    return `${layer} is no layer: name what it may import in scripts/lint/layers.ts.`
  }
  const folder = areaFolderOf(path)
  if (folder === undefined || AREAS.has(folder.slice(folder.lastIndexOf('/') + 1))) return undefined
  return `${folder} is no area: name it in scripts/lint/layers.ts, if none there says the same.`
}

function areaOf(path: string): string | undefined {
  const [top, folder, area] = path.split('/')
  return top === 'src' && folder === 'features' ? area : undefined
}

/** Where an import leads, below the root with slashes; undefined for packages. */
function targetOf(file: string, source: string): string | undefined {
  if (source.startsWith('@ribalta/')) return source.slice('@ribalta/'.length)
  if (!source.startsWith('.')) return undefined
  return relative(ROOT, resolve(dirname(file), source)).replaceAll('\\', '/')
}

function forbiddenBecause(file: string, source: string): string | undefined {
  const from = relative(ROOT, file).replaceAll('\\', '/')
  const fromLayer = layerOf(from)
  const allowed = MAY_IMPORT[fromLayer]
  if (allowed === undefined) return undefined
  if (source === 'firebase' || source.startsWith('firebase/')) {
    return fromLayer.startsWith('src/') &&
      fromLayer !== 'src/firebase' &&
      fromLayer !== 'src/data' &&
      fromLayer !== 'src/auth'
      ? `${fromLayer} must not use the Firebase SDK: only src/firebase, src/data and src/auth know of it.`
      : undefined
  }
  // The application, the functions and the emulators' seed read domain in surroundings that have little in common.
  if (fromLayer === 'domain' && !/^(\.|@ribalta\/)/.test(source) && !from.endsWith('.test.ts')) {
    const isTesting = from.startsWith('domain/src/testing/')
    const mayUse = isTesting
      ? /^(zod\/|fast-check$)/
      : from.startsWith('domain/src/schemas/')
        ? /^zod\//
        : from === 'domain/src/readPhone.ts'
          ? /^libphonenumber-js\//
          : /^$/
    return mayUse.test(source)
      ? undefined
      : 'domain is pure: it uses no package but zod in its schemas and the phone library in readPhone.ts.'
  }
  if (source.startsWith('firebase-admin')) {
    return fromLayer === 'functions' && !from.startsWith('functions/src/admin/') && !from.endsWith('.test.ts')
      ? 'only functions/src/admin may import firebase-admin, so that what has full rights is in one place.'
      : undefined
  }
  const target = targetOf(file, source)
  if (target === undefined) return undefined
  const targetLayer = layerOf(target)
  if (fromLayer === 'src/features' && targetLayer === 'src/features' && areaOf(from) !== areaOf(target)) {
    return `features/${areaOf(from)} must not import features/${areaOf(target)}: areas share through ui, data and domain.`
  }
  if (targetLayer === fromLayer || allowed.includes(targetLayer)) return undefined
  return `${fromLayer} must not import ${targetLayer}: imports go domain ← lib ← ui, firebase ← data ← auth ← features ← app.`
}

interface Source {
  readonly type: string
  readonly value?: unknown
  readonly range: [number, number]
}

const direction: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const check = (source: Source | null): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const reason = forbiddenBecause(context.filename, source.value)
      if (reason !== undefined) context.report({ node: source, message: reason })
    }
    return {
      Program(node) {
        const reason = unknownBecause(context.filename)
        if (reason !== undefined) context.report({ node, message: reason })
      },
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    }
  },
}

const layers: Plugin<'direction'> = { meta: { name: 'layers' }, rules: { direction } }
export default layers
