import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'

RuleTester.describe = describe
RuleTester.it = it

/** Runs a rule of our own in this process, over texts that are in no file, as oxlint runs it over the tree. */
export const ruleTester = new RuleTester()
