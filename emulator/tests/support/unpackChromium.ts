/** A process of its own: Vitest's set-up cannot find a package's files. */
import { chromiumPath } from './chromium.ts'

await chromiumPath()
