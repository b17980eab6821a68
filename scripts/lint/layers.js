/**
 * The import direction of docs/architecture: the folders are the layers, and each may import only what is named here.
 * An oxlint plugin with one rule, `layers/direction`.
 */
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What each layer may import beside itself; `features/<area>` stands for any one area. */
const MAY_IMPORT = {
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

/** @param {string} path a path below the root, with slashes */
function layerOf(path) {
  const parts = path.split('/')
  if (parts[0] === 'src') return parts.length > 2 ? `src/${parts[1]}` : 'src/app'
  return parts[0]
}

/** @param {string} path */
function areaOf(path) {
  const parts = path.split('/')
  return parts[0] === 'src' && parts[1] === 'features' ? parts[2] : undefined
}

/**
 * Where an import leads, below the root with slashes; undefined for packages.
 * @param {string} file @param {string} source
 */
function targetOf(file, source) {
  if (source.startsWith('@ribalta/')) return source.slice('@ribalta/'.length)
  if (!source.startsWith('.')) return undefined
  return relative(ROOT, resolve(dirname(file), source)).replaceAll('\\', '/')
}

/** @param {string} file @param {string} source */
export function forbiddenBecause(file, source) {
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

const direction = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const reason = forbiddenBecause(context.filename, source)
      if (reason !== undefined) context.report({ node, message: reason })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { direction } }
