import { start } from './app/start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('No #root')
void start(root)
