/**
 * Lists what functions write outside a transaction, which would read the caller's profile by itself: a command asks `authorise` right before, and
 * everything else says here why no caller's grant matters.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const AUTHORISES = 'authorises'
const SCHEDULED = 'by a schedule, a trigger or a script'
const DECIDED = 'follows from what a transaction has decided'
const DELETION = 'a deletion that its owner has decided in a transaction'

const WRITERS: Readonly<Record<string, string>> = {
  'account/deletion.ts': DELETION,
  'account/endSessions.ts': DECIDED,
  'account/leftAccounts.ts': DELETION,
  'account/mirrorStaff.ts': SCHEDULED,
  'account/secondFactors.ts': DECIDED,
  'castings/answerRate.ts': SCHEDULED,
  'castings/fillVisibility.ts': SCHEDULED,
  'contactMessages/accused.ts': SCHEDULED,
  'conversations/attachments.ts': AUTHORISES,
  'files/stripTokens.ts': SCHEDULED,
  'media/claim.ts': 'for updateMedia, which authorises, and for registrations, which need no grant',
  'media/cleanup.ts': DECIDED,
  'media/move.ts': DECIDED,
  'media/prepareVideo.ts': SCHEDULED,
  'media/sweepTemp.ts': SCHEDULED,
  'media/variantFiles.ts': 'for images and claim, which say so themselves',
  'media/videoRequests.ts': DECIDED,
  'personalData/folders.ts': DELETION,
  'posts/byline.ts': DELETION,
  'posts/images.ts': AUTHORISES,
  'profiles/updateMedia.ts': AUTHORISES,
  'proposals/code.ts': 'counts the tries of an access code by clients, who need no grant',
  'proposals/enter.ts': 'by clients, who need no grant',
  'refusals/count.ts': 'counts what was refused',
  'registration/registration.ts': 'of a visitor, who has no grant',
  'registration/requests.ts': 'of a visitor, who has no grant',
  'registration/sweepRequests.ts': SCHEDULED,
  'screenTests/dropTakes.ts': DECIDED,
  'screenTests/retireTakes.ts': SCHEDULED,
  'screenTests/sidesFile.ts': AUTHORISES,
  'screenTests/submit.ts': AUTHORISES,
  'screenTests/sweepTakes.ts': SCHEDULED,
  'shared/deleteFound.ts': SCHEDULED,
  'shared/rateLimit.ts': 'counts calls',
}

/** A write by the SDKs of Firestore, Storage or Auth; transactions' own have an object called `transaction` or `writer`. */
const WRITE =
  /\.commit\(|(?<!pdf)\.save\(|\.deleteFiles\(|createResumableUpload\(|\b(?:ref|\w*Ref|file|upload|stored|count)\.(?:create|set|update|delete|copy)\(|\bpaths\.\w+\([^)]*\)\.(?:create|set|update|delete)\(|\.file\([^;\n]*\)\.(?:delete|copy)\(|\bauth\.(?:create|update|delete)User\(|revokeRefreshTokens\(/

function writes(file: string): boolean {
  return WRITE.test(readFileSync(join(ROOT, 'functions/src/services', file), 'utf8'))
}

describe('a write outside a transaction', () => {
  const found = globSync('**/*.ts', { cwd: join(ROOT, 'functions/src/services') })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter(writes)

  it('is known, with why its caller may make it', () => {
    expect(found.toSorted()).toEqual(Object.keys(WRITERS).toSorted())
  })

  it.each(Object.keys(WRITERS).filter((file) => WRITERS[file] === AUTHORISES))(
    'asks for the caller’s grants right before: %s',
    (file) => {
      const text = readFileSync(join(ROOT, 'functions/src/services', file), 'utf8')
      expect(text).toMatch(/await (?:backend\.)?authorise\(\)/)
    },
  )
})

it('of a command no write goes past the caller’s backend, but those of a deletion', () => {
  const past = globSync('functions/src/endpoints/*/*.ts', { cwd: ROOT }).filter(
    (file) =>
      /define(?:Command|Callable)\(/.test(readFileSync(join(ROOT, file), 'utf8')) &&
      /getBackend\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(past).toEqual(['functions/src/endpoints/account/deleteMyAccount.ts'])
})
