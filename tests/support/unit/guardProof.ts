import { describe, expect, it } from 'vitest'

/** Shows, in the project of unit tests that calls it, that the guard of the console is there and fails a test. */
export function proveConsoleGuard(): void {
  describe('the guard of the console', () => {
    const reasons: string[] = []

    for (const level of ['error', 'warn'] as const) {
      it.fails(`fails a test that says something through console.${level}`, ({ task, onTestFinished }) => {
        onTestFinished(() => {
          reasons.push(...(task.result?.errors ?? []).map(({ message }) => message))
        })
        expect(console).toHaveProperty(level)
        console[level]('de repente')
      })
    }

    it('names the unexpected output as the reason', () => {
      const reason = expect.stringContaining('unexpected console output') as string
      expect(reasons).toEqual([reason, reason])
    })
  })
}
