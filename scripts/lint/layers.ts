/**
 * The import direction of docs/architecture: the folders are the layers, and each may import only what is named here.
 * An oxlint plugin with one rule, `layers/direction`.
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
}

/** Of a path below the root, with slashes. */
function layerOf(path: string): string {
  const [top = '', folder = '', ...below] = path.split('/')
  if (top === 'src') return below.length > 0 ? `src/${folder}` : 'src/app'
  return top
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
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    }
  },
}

const layers: Plugin<'direction'> = { meta: { name: 'layers' }, rules: { direction } }
export default layers
