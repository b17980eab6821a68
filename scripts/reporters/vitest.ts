import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node'
import { ROOT } from '../lib/project.ts'
import { MOST_FAILURES } from '../lib/proof.ts'
import { noteStep } from '../lib/underWay.ts'

const fileOf = (module: TestModule): string => `[${module.project.name}] ${relative(ROOT, module.moduleId)}`
const testOf = (test: TestCase): string => `${fileOf(test.module)} › ${test.fullName}`

/** Tells the guard of a part which files and tests begin and end. */
export default class UnderWay implements Reporter {
  onTestModuleStart(module: TestModule): void {
    noteStep(fileOf(module), false)
  }

  onTestModuleEnd(module: TestModule): void {
    noteStep(fileOf(module), true)
  }

  onTestRunEnd(_modules: unknown, _errors: unknown, reason: TestRunEndReason): void {
    if (reason === 'interrupted')
      console.error(
        `Cut short: after ${String(MOST_FAILURES)} failures, or when it is ended, the rest is not tried.`,
      )
  }

  onTestCaseReady(test: TestCase): void {
    noteStep(testOf(test), false)
  }

  onTestCaseResult(test: TestCase): void {
    noteStep(testOf(test), true)
  }
}
