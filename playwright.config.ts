import { defineConfig } from '@playwright/test'
import { MOST_FAILURES, proof } from './scripts/lib/proof.ts'
import { STARTS, WAITS } from './scripts/lib/waits.ts'
import { chromium } from './tests/support/browser/chromium.ts'

const { isDeep, retries } = proof()
/** A journey tagged `@deep` is left to `npm run test:deep`, one tagged `@deep-desk` or `@deep-phone` its run at that width. */
const leftOut = (width: 'desk' | 'phone') => (isDeep ? [] : new RegExp(`@deep(?!-)|@deep-${width}`))

export default defineConfig({
  globalSetup: ['./tests/support/browser/startOnce.ts', './tests/support/functions/start.ts'],
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // One more than the processors of CI: a journey waits a third of its time.
  workers: 3,
  retries,
  timeout: WAITS.journey,
  expect: { timeout: WAITS.expectation },
  forbidOnly: true,
  maxFailures: MOST_FAILURES,
  reporter: [
    ['list'],
    ['./scripts/reporters/playwright.ts'],
    ['json', { outputFile: 'test-results/journeys.json' }],
  ],
  use: {
    baseURL: 'http://127.0.0.1:5173',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: WAITS.act,
    navigationTimeout: WAITS.act,
    screenshot: 'only-on-failure',
    // What a worker answers passes a journey's own routes by; its own journey lets it in.
    serviceWorkers: 'block',
    launchOptions: { ...(await chromium()), timeout: STARTS.browser },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'tests/journeys',
      grepInvert: leftOut('desk'),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'tests/journeys',
      // What depends on the width or on touch says so; all else is the same as at the desk.
      grep: /@phone/,
      grepInvert: leftOut('phone'),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Counts what the local Firestore is asked, so nothing else may run beside it.
    {
      name: 'budgets',
      testDir: 'tests/budgets',
      grepInvert: leftOut('desk'),
      workers: 1,
      dependencies: ['desktop', 'phone'],
    },
  ],
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 5173 --strictPort',
    url: 'http://127.0.0.1:5173',
    reuseExistingServer: true,
    timeout: STARTS.server,
  },
})
