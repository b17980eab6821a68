import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './consoleGuard.ts'

// The library's own second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// Registered after the guard's own, so it runs before it: what a page says while it goes is looked at, too.
afterEach(cleanup)
