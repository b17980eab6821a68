import '../support/functions/alone.ts'
import type { Grant } from '@ribalta/domain/account/grants'
import { CALL_NAMES, type CallName } from '@ribalta/domain/commands'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  apply,
  candidate,
  changeApplication,
  changeCasting,
  DECLINE_ALL,
  draftAnswer,
  moveCandidates,
  openCasting,
} from '../support/castings.ts'
import { type Answer, backend, call, type Person, person } from '../support/functions/functions.ts'
import { makeProposal, presentedItem, proposalForm, proposalOf } from '../support/proposals.ts'
import { chanceId, changeTest, inHours, requestedOne, testsInput } from '../support/screenTests.ts'

/** An act that staff try on themselves, with the server's answer. */
type Attempt = (own: Person, colleague: Person) => Promise<unknown>

const DIRECTOR: Grant[] = ['AGENT', 'DIRECTOR']

const statusOf = async (answer: Promise<Answer>): Promise<unknown> => {
  const { error, result } = await answer
  return error?.status ?? result
}
const outcomeOf = async (answer: Promise<Answer>): Promise<unknown> => {
  const { error, result } = await answer
  if (error !== undefined) return error.status
  const { results } = result as { readonly results: readonly { readonly outcome: string }[] }
  return results[0]?.outcome
}

/** A casting of a colleague, for which the person applied if it is wanted. */
async function castingWith(own: Person, colleague: Person, hasApplied = true): Promise<string> {
  const { castingId } = await openCasting(colleague)
  if (hasApplied) await apply(own, castingId)
  return castingId
}

async function reportAbout({ uid }: Person, collection: string): Promise<{ from: string; id: string }> {
  const id = chanceId()
  await backend.db.doc(`${collection}/${id}`).set({ about: uid, sender: uid, at: Timestamp.now() })
  return { from: collection, id }
}

const PROFILE_ACT = { act: 'suspend', reason: 'Um motivo que se lê.' }
const NOTE = 'Envie uma foto de corpo inteiro.'

/** Each call by which staff act on people, with every way to turn it on oneself and what comes of it. */
const ACTS: Readonly<Partial<Record<CallName, readonly (readonly [string, Attempt, string])[]>>> = {
  addToProposal: [
    [
      'bring into a new proposal',
      (own) => {
        const proposal = { kind: 'new', id: chanceId(), title: 'Campanha', client: 'Serra' }
        return outcomeOf(call('addToProposal', { proposal, people: [{ artistId: own.uid }] }, own.token))
      },
      'self',
    ],
  ],
  addToRole: [
    [
      'put into a role',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague, false)
        const input = { castingId, roleId: 'vizinha', profileIds: [own.uid] }
        return outcomeOf(call('addToRole', input, own.token))
      },
      'self',
    ],
  ],
  askToConfirmLook: [
    ['ask', (own) => outcomeOf(call('askToConfirmLook', { profileIds: [own.uid] }, own.token)), 'self'],
  ],
  changeProfileState: [
    [
      'suspend',
      (own) => outcomeOf(call('changeProfileState', { profileIds: [own.uid], ...PROFILE_ACT }, own.token)),
      'self',
    ],
  ],
  changeState: [
    [
      'shortlist',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague)
        return statusOf(changeApplication(own, { castingId, artistId: own.uid }, 'shortlisted'))
      },
      'PERMISSION_DENIED',
    ],
    [
      'move on the board',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague)
        const moves = [{ artistId: own.uid, from: 'submitted', to: 'shortlisted' }]
        return (await moveCandidates(own, castingId, moves))[0]?.outcome
      },
      'self',
    ],
    [
      'hold back an answer',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague)
        const draft = { to: 'selected', message: '' } as const
        return (await draftAnswer(own, castingId, own.uid, draft))[0]?.outcome
      },
      'self',
    ],
    [
      'answer with everybody by closing the casting',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague)
        return statusOf(changeCasting(own, castingId, 'closed', DECLINE_ALL))
      },
      'FAILED_PRECONDITION',
    ],
    [
      'approve a test',
      async (own, colleague) =>
        statusOf(changeTest(own, await requestedOne(colleague, testsInput([own])), 'approved')),
      'PERMISSION_DENIED',
    ],
  ],
  deleteReceived: ['messageReports', 'contactMessages'].map(
    (collection) =>
      [
        `delete a report (${collection})`,
        async (own: Person) =>
          statusOf(call('deleteReceived', await reportAbout(own, collection), own.token)),
        'PERMISSION_DENIED',
      ] as const,
  ),
  giveMoreTime: [
    [
      'give more time',
      async (own, colleague) => {
        const testRequestId = await requestedOne(colleague, testsInput([own]))
        return statusOf(call('giveMoreTime', { testRequestId, deadline: inHours(96) }, own.token))
      },
      'PERMISSION_DENIED',
    ],
  ],
  inviteToCasting: [
    [
      'invite',
      async (own, colleague) => {
        const castingId = await castingWith(own, colleague, false)
        return outcomeOf(call('inviteToCasting', { castingId, profileIds: [own.uid] }, own.token))
      },
      'self',
    ],
  ],
  requestTests: [
    ['ask for a test', (own) => hurdleOf(call('requestTests', testsInput([own]), own.token)), 'self'],
  ],
  resetSecondFactors: [
    [
      'reset the second factor',
      (own) => statusOf(call('resetSecondFactors', { profileId: own.uid }, own.token)),
      'PERMISSION_DENIED',
    ],
  ],
  reviewProfile: (['approve', 'reject'] as const).map(
    (decision) =>
      [
        decision,
        (own: Person) => {
          const note = decision === 'reject' ? { note: NOTE } : {}
          return statusOf(
            call('reviewProfile', { profileId: own.uid, version: 1, decision, ...note }, own.token),
          )
        },
        'PERMISSION_DENIED',
      ] as const,
  ),
  saveProposal: [
    [
      'put into a new proposal',
      (own) => {
        const form = proposalForm([presentedItem(own)])
        return statusOf(call('saveProposal', { proposalId: chanceId(), version: 0, form }, own.token))
      },
      'INVALID_ARGUMENT',
    ],
    [
      'change how a colleague presents them',
      async (own) => {
        const { id } = await makeProposal([presentedItem(own)])
        const form = proposalForm([presentedItem(own, { role: 'Protagonista' })])
        const { version } = await proposalOf(id)
        return statusOf(call('saveProposal', { proposalId: id, version, form }, own.token))
      },
      'INVALID_ARGUMENT',
    ],
  ],
  setGrants: [
    [
      'take a grant',
      (own) => statusOf(call('setGrants', { profileId: own.uid, grants: ['AGENT'] }, own.token)),
      'PERMISSION_DENIED',
    ],
  ],
  startConversation: [
    [
      'talk to',
      (own) => statusOf(call('startConversation', { uid: own.uid }, own.token)),
      'INVALID_ARGUMENT',
    ],
  ],
}

async function hurdleOf(answer: Promise<Answer>): Promise<unknown> {
  const { error, result } = await answer
  if (error !== undefined) return error.status
  return (result as { readonly hurdles: readonly { readonly outcome: string }[] }).hurdles[0]?.outcome
}

/** Calls that decide nothing about a person of the roster, or only what everybody decides about themselves. */
const OTHERS: Readonly<Partial<Record<CallName, string>>> = {
  answerProposal: 'by clients',
  applyToCasting: 'one’s own application',
  archiveRheaCriteria: 'about no person',
  archiveTestTemplate: 'about no person',
  askMoreTime: 'one’s own test',
  beginTake: 'one’s own test',
  catalogueUsage: 'reads',
  checkEmailExists: 'reads',
  checkPhoneExists: 'reads',
  claimPostImage: 'about no person',
  createProfile: 'one’s own account',
  deleteMyAccount: 'one’s own account',
  endOtherSessions: 'one’s own account',
  exportMyData: 'one’s own account',
  exportRoster: 'reads',
  getProposal: 'reads',
  importCatalogue: 'about no person',
  inviteArtists: 'about people without an account',
  keepRheaRun: 'keeps what was reckoned from records',
  leaveConversation: 'one’s own part in it',
  openFiles: 'reads',
  openGuardianContact: 'reads',
  openInvitation: 'by whoever was invited',
  openPrivateDetails: 'reads, and one’s own are one’s own',
  openSides: 'reads',
  openUploads: 'about no person',
  rankArtists: 'reads',
  recordAccountEvent: 'one’s own account',
  recordConsent: 'one’s own consent',
  renewProposalLink: 'about no person',
  reportArtist: 'decides nothing',
  reportCasting: 'decides nothing',
  reportFailedSignIn: 'decides nothing',
  reportMessage: 'of another’s message',
  saveCasting: 'about no person',
  saveRheaCriteria: 'about no person',
  saveTestTemplate: 'about no person',
  sendMessage: 'one’s own message',
  setProposalCode: 'about no person',
  submitContact: 'decides nothing',
  submitTest: 'one’s own test',
  updateProfile: 'one’s own record, which others review',
  verifyAgentPermission: 'reads',
  verifyDirectorPermission: 'reads',
}

let colleague: Person
beforeAll(async () => {
  colleague = await person({ grants: ['AGENT'] })
})

it('knows of every call whether staff could act about themselves by it', () => {
  const named = [...Object.keys(ACTS), ...Object.keys(OTHERS)]
  expect(named.toSorted()).toEqual([...CALL_NAMES].toSorted())
})

describe('a director refused an act about themselves', () => {
  const attempts = Object.entries(ACTS).flatMap(([name, ways]) =>
    ways.map(([what, attempt, answer]) => ({ name, what, attempt, answer })),
  )
  it.each(attempts)('$name: $what', async ({ attempt, answer }) => {
    expect(await attempt(await candidate({ grants: DIRECTOR }), colleague)).toBe(answer)
  })
})
