import { start } from './app/start.tsx'

// Zod tries `eval` to write faster code, which the page's policy refuses and the browser then reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
void start(root)
