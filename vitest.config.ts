import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { WAITS } from './scripts/lib/waits.ts'
import { RULES_WORKERS } from './tests/support/rules/suite.ts'
import { hasRecordings } from './emulator/src/testing/recorded.ts'

/** One sees that nothing at all changes in the suite's own project, the other has many calls wait for each other. */
const UNDISTURBED = ['tests/functions/fuzzDeployed.test.ts', 'tests/functions/createProfileRaces.test.ts']
/** Switches background triggers on, for which the emulator loads all functions anew. */
const TRIGGERS = ['tests/functions/backgroundTriggers.test.ts']

/** What each project's tests and hooks wait for. */
const waits = (look: number = WAITS.look) => ({
  testTimeout: WAITS.test,
  hookTimeout: WAITS.test,
  teardownTimeout: WAITS.test,
  expect: { poll: { timeout: look } },
})

export default defineConfig({
  test: {
    // All processors: one would be left to a person who watches the files otherwise.
    maxWorkers: '100%',
    tags: [{ name: 'deep', description: 'Volume, for `npm run test:deep`; see docs/quality.md.' }],
    // A line for each file; those of slow tests would be a second list.
    slowTestThreshold: 60_000,
    projects: [
      {
        plugins: [react()],
        test: {
          // What draws: `*.test.tsx`.
          name: 'web',
          ...waits(),
          provide: { look: WAITS.look },
          environment: 'jsdom',
          // One jsdom for a worker, and a context of its own for each file: making one for each takes longer than the tests.
          pool: 'vmThreads',
          include: ['{src,tests/support}/**/*.test.tsx'],
          setupFiles: ['tests/support/unit/webSetup.ts'],
        },
      },
      {
        test: {
          name: 'node',
          // What functions are deployed cannot be asked without a project's name.
          env: { GCLOUD_PROJECT: 'demo-ribalta' },
          ...waits(),
          environment: 'node',
          include: ['{src,domain/src,functions/src,scripts,tests/support}/**/*.test.ts'],
          setupFiles: ['tests/support/unit/consoleGuard.ts'],
        },
      },
      {
        test: {
          name: 'emulator',
          ...waits(),
          environment: 'node',
          include: ['emulator/src/**/*.test.ts', 'emulator/tests/**/*.test.ts'],
          exclude: hasRecordings ? [] : ['emulator/**/recorded*.test.ts'],
          globalSetup: ['emulator/tests/support/setup.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/rules/setup.ts'],
          maxWorkers: RULES_WORKERS,
          ...waits(),
        },
      },
      {
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          exclude: [...UNDISTURBED, ...TRIGGERS],
          maxWorkers: 2,
          ...waits(WAITS.functionsLook),
        },
      },
      {
        test: {
          name: 'functions-undisturbed',
          environment: 'node',
          include: UNDISTURBED,
          // After the others, and one by one.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...waits(WAITS.functionsLook),
        },
      },
      {
        test: {
          name: 'functions-triggers',
          environment: 'node',
          include: TRIGGERS,
          // Last: it ends the processes that the others have.
          sequence: { groupOrder: 2 },
          ...waits(WAITS.functionsLook),
        },
      },
    ],
  },
})
