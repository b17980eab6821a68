/**
 * Imported before all else, gives a test file a project of its own in the suite: a database, accounts and files where there is only what
 * it makes, so that it may sweep them, count them and look through all of them while other files run. The suite runs
 * functions in its own project alone; here they are called in this process, behind HTTP too (see `functions.ts`).
 */
import { randomBytes } from 'node:crypto'
import { localEnvironment } from './localEnvironment.ts'

Object.assign(process.env, localEnvironment(`demo-alone-${randomBytes(6).toString('hex')}`))
