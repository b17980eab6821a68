/** One statement of the specification with what shows that it holds. */
export interface Row {
  /** The specification's section and a number within it: `8.12`. */
  readonly id: string
  readonly says: string
  /** Texts that appear in the product exactly so; empty where the statement gives none. */
  readonly texts: readonly string[]
  /** `path › suite › test`, each. */
  readonly tests: readonly string[]
}

/** What the table is held against. */
export interface Surroundings {
  /** The sections that must be there. */
  readonly sections: readonly string[]
  /** The names of the tests that a file runs and its whole text; undefined where there is no such file. */
  readonly testFile: (
    path: string,
  ) => { readonly names: readonly string[]; readonly text: string } | undefined
  /** Every text written in the product's own source. */
  readonly written: ReadonlySet<string>
  /** The product's catalogue of messages: the table must have each. */
  readonly messages: readonly string[]
}

/** The cells of a table's line; `\|` is a pipe within one. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** What a cell holds between double backticks, which leave single ones to the names of tests. */
function quotedIn(cell: string): string[] {
  return [...cell.matchAll(/``\s?(.+?)\s?``(?!`)|`([^`]+)`/g)].map(([, long, short]) => long ?? short ?? '')
}

/** The rows of every table of the document that numbers its rows: number, statement, exact text, tests. */
export function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const [id = '', says = '', texts = '', tests = ''] = cellsOf(line)
      return { id, says, texts: quotedIn(texts), tests: quotedIn(tests) }
    })
}

/** What is wrong with the table, in words; empty where it holds. */
export function problemsOf(rows: readonly Row[], around: Surroundings): string[] {
  const ids = rows.map(({ id }) => id)
  const inTable = new Set(rows.flatMap(({ texts }) => texts))
  return [
    ...around.sections
      .filter((section) => !ids.some((id) => id.startsWith(`${section}.`)))
      .map((section) => `section ${section} has no row`),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `${id}: there are two rows of this number`),
    ...rows.flatMap((row) => problemsOfRow(row, around).map((problem) => `${row.id}: ${problem}`)),
    ...around.messages
      .filter((message) => !inTable.has(message))
      .map((message) => `the message “${message}” is in no row`),
  ]
}

function problemsOfRow({ says, texts, tests }: Row, around: Surroundings): string[] {
  const problems: string[] = []
  if (says === '') problems.push('says nothing')
  if (tests.length === 0) problems.push('has no test')
  for (const test of tests) {
    const [path = '', ...name] = test.split(' › ')
    const file = around.testFile(path)
    if (file === undefined) problems.push(`there is no file ${path}`)
    else if (!file.names.includes(name.join(' › ')))
      problems.push(`${path} runs no test “${name.join(' › ')}”`)
  }
  for (const text of texts) {
    if (!around.written.has(text)) problems.push(`“${text}” is nowhere in the source`)
    // A test that only names the constant would hold whatever the constant says.
    const isSpeltOut = tests.some((test) => around.testFile(test.split(' › ')[0] ?? '')?.text.includes(text))
    if (!isSpeltOut) problems.push(`no test of it spells out “${text}”`)
  }
  return problems
}
