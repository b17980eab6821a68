/** No comment and no page names a file, a folder, a script or a decision that is not there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '../lib/project.ts'
import { referenceChecker } from '../lib/references.ts'
import { repositoryFiles } from '../lib/repositoryFiles.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const files = repositoryFiles()
const danglingIn = referenceChecker({
  files,
  scripts: new Set(Object.keys(scripts)),
  isPackage: (name: string) => existsSync(join(ROOT, 'node_modules', name)),
})
const problems = files.flatMap((path) => danglingIn(path, read(path)))
for (const problem of problems) console.error(problem)
console.log(`${String(problems.length)} references to what is not there`)
process.exitCode = problems.length === 0 ? 0 : 1
