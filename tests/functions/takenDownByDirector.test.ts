import '../support/functions/alone.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Answer, call, type Person, person, profileOf } from '../support/functions/functions.ts'
import { proof } from '../../scripts/lib/proof.ts'

const RUNS = proof().isDeep ? 60 : 8
const NOTE = 'Combinado por telefone.'

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

interface Step {
  readonly who: 'artist' | 'agent' | 'director'
  readonly what: 'edit' | 'approve' | 'requestChanges' | 'reject' | 'suspend' | 'archive' | 'republish'
}

const REVIEWS: ReadonlySet<string> = new Set(['approve', 'requestChanges', 'reject'])

function tokenOf(artist: Person, who: Step['who']): string {
  return { artist, agent, director }[who].token
}

async function take(artist: Person, { who, what }: Step): Promise<Answer> {
  const token = tokenOf(artist, who)
  const profileId = artist.uid
  if (what === 'edit') {
    return call('updateProfile', { profileId, bio: `Atriz desde ${String(Math.random())}.` }, token)
  }
  if (!REVIEWS.has(what)) {
    return call('changeProfileState', { profileIds: [profileId], act: what, reason: NOTE }, token)
  }
  const version = (await profileOf(profileId))?.version
  const note = what === 'approve' ? {} : { note: NOTE }
  return call('reviewProfile', { profileId, version, decision: what, ...note }, token)
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom('artist', 'agent', 'agent', 'director'),
    what: fc.constantFrom(
      'edit',
      'edit',
      'approve',
      'requestChanges',
      'reject',
      'suspend',
      'archive',
      'republish',
    ),
  }),
  { minLength: 8, maxLength: 12 },
)

const isDown = (status: string | undefined): boolean => status === 'suspended' || status === 'archived'

it('an agent’s answer after another edit does not lift what a director decided', async () => {
  const artist = await person()
  const story: readonly Step[] = [
    { who: 'director', what: 'suspend' },
    { who: 'artist', what: 'edit' },
    { who: 'agent', what: 'reject' },
    { who: 'artist', what: 'edit' },
    { who: 'agent', what: 'approve' },
  ]
  const answers: (string | undefined)[] = []
  for (const step of story) answers.push((await take(artist, step)).error?.status)
  expect(answers).toEqual([undefined, undefined, 'FAILED_PRECONDITION', undefined, 'FAILED_PRECONDITION'])
  expect((await profileOf(artist.uid))?.status).toBe('suspended')
})

it('whom a director took down, only a director decides about, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const artist = await person()
      const lifted: unknown[] = []
      let downByDirector = false
      for (const step of story) {
        const before = (await profileOf(artist.uid))?.status
        const { error } = await take(artist, step)
        const after = (await profileOf(artist.uid))?.status
        if (step.who === 'director' && step.what !== 'edit' && error === undefined) {
          downByDirector = isDown(after)
        } else if (downByDirector && after !== before) lifted.push({ step, before, after })
      }
      expect(lifted).toEqual([])
    }),
    { numRuns: RUNS },
  )
})
