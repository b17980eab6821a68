const HERE = 'scripts/lib/collectionNames.ts'

/** Where a collection of the rules is read and written, when no folder of src/data has its name. */
const READ_IN: Readonly<Record<string, { readonly folder?: string; readonly because: string }>> = {
  classes: {
    folder: 'catalogue',
    because: 'classes and skills are one list of choices, loaded and kept together',
  },
  skills: {
    folder: 'catalogue',
    because: 'classes and skills are one list of choices, loaded and kept together',
  },
  usernames: { folder: 'availability', because: 'the application only asks whether one is taken' },
}

/** Folders of src/data that are no collection's. */
const OTHER_FOLDERS: Readonly<Record<string, string>> = {
  catalogue: 'classes and skills',
  availability: 'what is taken: names by their reservations, e-mails and phones by functions',
  marks: 'whom staff have marked on the screens of people, and what is done with them',
  privateFiles: 'files that no rule opens, by tickets',
  personalData: 'the export and deletion of everything about one person, by functions',
  ranking: 'people put in order by criteria, in a worker',
  recordings: 'what an artist records, on their device until it is a take',
  rest: 'the REST API, for pages that load no SDK',
  uploads: 'files on their way to Storage',
}

export interface Repository {
  readonly rules: string
  /** The names of the suites in tests/rules. */
  readonly suites: readonly string[]
  /** The folders of src/data. */
  readonly folders: readonly string[]
}

/** Suites of tests/rules that are no collection's. */
const OTHER_SUITES = ['storage', 'unknownCollections']

function namesOf(rules: string, pattern: RegExp): string[] {
  return [...rules.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** The collections below the root that the rules open. */
export function collectionsOf(rules: string): string[] {
  return namesOf(rules, /^ {4}match \/([\w-]+)\//gm)
}

/**
 * Where `match /castings/…`, `tests/rules/castings.test.ts` and `src/data/castings` don't carry one name, in words.
 */
export function problemsOf({ rules, suites, folders }: Repository): string[] {
  const inRules = collectionsOf(rules)
  const anywhere = new Set(namesOf(rules, /match (?:\/\{path=\*\*\})?\/([\w-]+)\//g))
  return [
    ...inRules
      .filter((name) => !suites.includes(name))
      .map((name) => `tests/rules/${name}.test.ts is missing`),
    ...suites
      .filter((name) => !anywhere.has(name) && !OTHER_SUITES.includes(name))
      .map((name) => `tests/rules/${name}.test.ts has no match in firestore.rules`),
    ...inRules
      .filter((name) => !(name in READ_IN) && !folders.includes(name))
      .map((name) => `src/data/${name} is missing (a collection that nothing reads yet says why in ${HERE})`),
    ...Object.entries(READ_IN).flatMap(([name, { folder }]) => {
      if (!inRules.includes(name)) return [`${HERE} speaks of ${name}, which has no match in firestore.rules`]
      if (folders.includes(name)) return [`src/data/${name} is there: take ${name} out of ${HERE}`]
      return folder === undefined || folders.includes(folder) ? [] : [`src/data/${folder} is missing`]
    }),
    ...folders
      .filter((name) => !anywhere.has(name) && !(name in OTHER_FOLDERS))
      .map((name) => `src/data/${name} has no match in firestore.rules (another folder says why in ${HERE})`),
    ...Object.keys(OTHER_FOLDERS)
      .filter((name) => !folders.includes(name))
      .map((name) => `${HERE} speaks of src/data/${name}, which is missing`),
  ]
}
