import { relative } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { ROOT } from '../lib/project.ts'
import { noteStep } from '../lib/underWay.ts'

function nameOf(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath()
  const { file, line } = test.location
  return `[${project}] ${relative(ROOT, file)}:${String(line)} › ${titles.join(' › ')}`
}

/** Tells the guard of a part which journeys begin and end. */
export default class UnderWay implements Reporter {
  onTestBegin(test: TestCase): void {
    noteStep(nameOf(test), false)
  }

  onTestEnd(test: TestCase): void {
    noteStep(nameOf(test), true)
  }

  printsToStdio(): boolean {
    return false
  }
}
