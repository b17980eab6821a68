/** Every file and folder is named in the repository's one style: scripts/lib/fileNames.ts. */
import { misnamedBecause } from '../lib/fileNames.ts'
import { repositoryFiles } from '../lib/repositoryFiles.ts'

const problems = repositoryFiles().flatMap((path) => misnamedBecause(path) ?? [])
for (const problem of problems) console.error(problem)
console.log(`${String(problems.length)} files named in another style`)
process.exitCode = problems.length === 0 ? 0 : 1
