import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, inject } from 'vitest'
import './consoleGuard.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long what a test looks for is waited for, in milliseconds. */
    look: number
  }
}

/** What jsdom has not: here nothing comes into sight by itself. */
class NothingInSight implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}
globalThis.IntersectionObserver = NothingInSight

configure({ asyncUtilTimeout: inject('look') })

// Registered after the guard's own, so it runs before it: what a page says while it goes is looked at, too.
afterEach(cleanup)
