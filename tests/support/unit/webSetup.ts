import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import './consoleGuard.ts'

// Registered after the guard's own, so it runs before it: what a page says while it goes is looked at, too.
afterEach(cleanup)
