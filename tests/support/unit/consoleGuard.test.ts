import { proveConsoleGuard } from './guardProof.ts'

proveConsoleGuard()
