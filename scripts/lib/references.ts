import { posix } from 'node:path'

/** What references are held against. */
export interface Surroundings {
  /** Every file of the repository, by its path below the root. */
  readonly files: readonly string[]
  /** What `npm run` knows. */
  readonly scripts: ReadonlySet<string>
  /** Whether a name that looks like a file's is a package's: `opentype.js`. */
  readonly isPackage: (name: string) => boolean
}

/** Files that are named and are in no repository, or in somebody else's. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['sw.js', 'made by the build'],
  ['firebase.local.json', 'made when the suite starts'],
  ['firebase.deployed.json', 'made when a project is deployed'],
  ['emulator/dist', 'made by the build of the local Firestore'],
  ['emulator/tests/vectors/official', 'made where Google’s emulator can be asked'],
  ['tests/vectors/official', 'made where Google’s emulator can be asked'],
  ['profileRest.ts', 'gone since; record 16 tells of it, and records are not edited'],
  ['doc/log_format.md', 'a page of LevelDB'],
  ['extra/auth.json', 'a recording of Google’s emulator'],
  ['extra/cors.json', 'a recording of Google’s emulator'],
  ['browser-sdk-listen-events.json', 'a recording of Google’s emulator'],
])

const FOLDERS = ['docs', 'domain', 'emulator', 'functions', 'public', 'scripts', 'src', 'tests']
const BEFORE = String.raw`(?<![\w@.:/<>{}*$-])`
const FILE = new RegExp(
  String.raw`${BEFORE}(?:[\w.-]+/)*[\w-][\w.-]*\.(?:css|html|js|json|md|mjs|rules|tsx?)(?![\w/-]|\.\w)`,
  'g',
)
const PATH = new RegExp(String.raw`${BEFORE}(?:${FOLDERS.join('|')})/[\w./-]*`, 'g')
/** A code of the SDK or a rule of the lint: names of modules have no hyphens. */
const CODE = /^(?:functions|tests)\/[a-z]+(?:-[a-z]+)+$/
const LINK = /\]\(([^()\s]+)\)/g
const SCRIPT = /\bnpm run (?:--?\w+ )*([\w:]+)/g
const DECISION = /\b[Dd]ecision (?:record )?(\d+)\b/g

/** What may hold a comment, or something that only looks like one. */
const PIECES = {
  code: /\/\*[^]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g,
  css: /\/\*[^]*?\*\//g,
  html: /<!--[^]*?-->/g,
}
const PIECES_BY_ENDING: Readonly<Record<string, RegExp>> = {
  css: PIECES.css,
  html: PIECES.html,
  js: PIECES.code,
  mjs: PIECES.code,
  rules: PIECES.code,
  ts: PIECES.code,
  tsx: PIECES.code,
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}

/** The comments of a file, or a page whole, with each line where it was; undefined for files that have neither. */
export function proseOf(path: string, source: string): string | undefined {
  const ending = path.split('.').at(-1) ?? ''
  if (ending === 'md') return source
  const pieces = PIECES_BY_ENDING[ending]
  if (pieces === undefined) return undefined
  let prose = ''
  let end = 0
  for (const { index, 0: piece } of source.matchAll(pieces)) {
    prose += blank(source.slice(end, index)) + (/^(?:\/[*/]|<!--)/.test(piece) ? piece : blank(piece))
    end = index + piece.length
  }
  return prose
}

type Resolves = (mention: string, from: string) => boolean

function makeResolver({ files, isPackage }: Surroundings): Resolves {
  const ends = new Set<string>()
  const folders = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    for (const index of parts.keys()) {
      ends.add(parts.slice(index).join('/'))
      folders.add(parts.slice(0, index).join('/'))
    }
  }
  return (mention, from) => {
    const path = mention.replace(/^\.\//, '').replace(/[./-]+$/, '')
    const beside = posix.join(posix.dirname(from), path)
    return (
      [path, beside, `${path}.ts`, `${path}.tsx`].some((way) => ends.has(way) || folders.has(way)) ||
      ELSEWHERE.has(path) ||
      CODE.test(path) ||
      isPackage(path)
    )
  }
}

interface Mention {
  readonly index: number
  readonly what: string
}

function danglingLinks(page: string, prose: string, { files }: Surroundings): Mention[] {
  return [...prose.matchAll(LINK)]
    .map(({ index, 1: what = '' }) => ({ index, what }))
    .filter(({ what }) => !/^(?:[a-z]+:|#)/.test(what))
    .filter(({ what }) => {
      const target = posix.join(posix.dirname(page), what.replace(/#.*/, '')).replace(/\/$/, '')
      return !files.some((file) => file === target || file.startsWith(`${target}/`))
    })
}

function danglingNumbers(prose: string, { files, scripts }: Surroundings): Mention[] {
  const isDecision = (number: string): boolean =>
    files.some((file) => file.startsWith(`docs/decisions/${number.padStart(4, '0')}-`))
  return [
    ...[...prose.matchAll(SCRIPT)].filter(({ 1: name = '' }) => !scripts.has(name)),
    ...[...prose.matchAll(DECISION)].filter(({ 1: number = '' }) => !isDecision(number)),
  ].map(({ index, 0: what }) => ({ index, what }))
}

/**
 * Says what the prose of a file names that is not there: files by their path or its end (`decoder.ts`,
 * `posts/decoder.ts`), folders from the root (`src/early`), links of a page, `npm run …` and decisions by number. Each as
 * `path:line: what`.
 */
export function referenceChecker(around: Surroundings): (path: string, source: string) => string[] {
  const resolves = makeResolver(around)
  return (path, source) => {
    const prose = proseOf(path, source)
    if (prose === undefined) return []
    const named = [...prose.matchAll(FILE), ...prose.matchAll(PATH)]
      .map(({ index, 0: what }) => ({ index, what }))
      .filter(({ what }) => !resolves(what, path))
    const dangling = [
      ...named,
      ...(path.endsWith('.md') ? danglingLinks(path, prose, around) : []),
      ...danglingNumbers(prose, around),
    ].map(({ index, what }) => `${path}:${String(prose.slice(0, index).split('\n').length)}: ${what}`)
    return [...new Set(dangling)]
  }
}
