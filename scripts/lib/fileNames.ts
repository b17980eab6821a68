const CAMEL = '[a-z][a-zA-Z0-9]*'
const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** How files are named, by what they are; the first line that fits counts. */
const STYLES: readonly { readonly of: RegExp; readonly style: RegExp; readonly words: string }[] = [
  // Decisions are cited by number.
  {
    of: /^docs\/decisions\/.*\.md$/,
    style: new RegExp(`^(README|\\d{4}-${KEBAB})$`),
    words: '0001-kebab-case',
  },
  { of: /\.md$/, style: new RegExp(`^(README|CONTRIBUTING|${KEBAB})$`), words: 'kebab-case' },
  // A component's name, or a module's that draws without being one: router.tsx.
  { of: /\.tsx$/, style: /^[a-zA-Z][a-zA-Z0-9]*$/, words: 'PascalCase or camelCase' },
  // A program, by the name that a shell calls it by.
  { of: /^emulator\/bin\//, style: new RegExp(`^${KEBAB}$`), words: 'kebab-case' },
  { of: /\.(ts|js|mjs)$/, style: new RegExp(`^${CAMEL}$`), words: 'camelCase' },
]

/** What a file's name says behind its own: `router.test.tsx`, `vite.config.ts`. */
const ROLES = /(\.(test|spec|property|config|d))+$/

/** Why a file is not named as the others are; undefined for one that is, and for files whose names tools give. */
export function misnamedBecause(path: string): string | undefined {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const folder = parts.find((part) => !new RegExp(`^\\.?${CAMEL}$`).test(part))
  if (folder !== undefined) return `${path}: folders are camelCase, and ${folder} is not`
  const found = STYLES.find(({ of }) => of.test(path))
  const stem = name.replace(/\.\w+$/, '').replace(ROLES, '')
  if (found === undefined || found.style.test(stem)) return undefined
  return `${path}: such a file is named in ${found.words}`
}
