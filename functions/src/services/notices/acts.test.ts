import { CALL_NAMES, type CallName } from '@ribalta/domain/commands'
import { noticeSchema } from '@ribalta/domain/schemas/notices/notice'
import { expect, it } from 'vitest'

/** By call the kinds of notices that it queues (`tests/functions/notices.test.ts` sees each come). */
const TELL: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  addToProposal: ['presented'],
  addToRole: ['putIntoRole'],
  askToConfirmLook: ['lookAsked'],
  changeProfileState: ['archived', 'republished', 'suspended'],
  changeState: [
    'declined',
    'lapsed',
    'presented',
    'reopened',
    'selected',
    'testApproved',
    'testCancelled',
    'testDeclined',
    'testOnBehalf',
    'testRetake',
  ],
  giveMoreTime: ['testExtended'],
  inviteArtists: ['invitation'],
  inviteToCasting: ['invitedToCasting'],
  reportArtist: ['received'],
  reportCasting: ['received'],
  reportMessage: ['received'],
  requestTests: ['testAsked'],
  resetSecondFactors: ['secondFactorsReset'],
  reviewProfile: ['changeRejected', 'changesRequested', 'rejected', 'validated'],
  saveProposal: ['presentationChanged', 'presented'],
  submitContact: ['received'],
  submitTest: ['testOnBehalf'],
  updateProfile: ['contactChanged'],
}

/** Those that a schedule queues. */
const SCHEDULED: readonly string[] = ['testExpired']

/** Who tells nobody by mail, and why. */
const SILENT: Readonly<Partial<Record<CallName, string>>> = {
  answerProposal: 'staff see the feed and the proposal',
  archiveRheaCriteria: 'of the team alone',
  archiveTestTemplate: 'of the team alone',
  askMoreTime: 'staff see the feed and the page of the test',
  beginTake: 'of the artist alone',
  applyToCasting: 'staff see applications on the board and in the feed',
  catalogueUsage: 'changes nothing',
  checkEmailExists: 'changes nothing',
  checkPhoneExists: 'changes nothing',
  claimPostImage: 'of the author alone',
  createProfile: 'the page says so; staff see the feed and the queue',
  deleteMyAccount: 'nobody is left to be told',
  deleteReceived: 'of directors alone, on whose screens it is gone',
  endOtherSessions: 'the page says so, Segurança keeps it',
  exportMyData: 'changes nothing',
  exportRoster: 'changes nothing',
  getProposal: 'staff see the feed and the proposal',
  importCatalogue: 'nobody waits for it',
  keepRheaRun: 'of the team alone',
  leaveConversation: 'the conversation says so',
  openFiles: 'changes nothing',
  openGuardianContact: 'is in the export of the person',
  openInvitation: 'changes nothing',
  openPrivateDetails: 'is in the export of the person',
  openSides: 'changes nothing',
  openUploads: 'of the sender alone',
  rankArtists: 'of the team alone',
  recordAccountEvent: 'Segurança keeps it',
  recordConsent: 'the page says so',
  renewProposalLink: 'staff tell their client',
  reportFailedSignIn: 'is counted',
  saveCasting: 'is seen on the page of the casting',
  saveRheaCriteria: 'of the team alone',
  saveTestTemplate: 'of the team alone',
  sendMessage: 'is seen beside the navigation; staff see the feed, too',
  setGrants: 'directors tell each other',
  startConversation: 'says nothing yet',
  setProposalCode: 'staff tell their client',
  verifyAgentPermission: 'changes nothing',
  verifyDirectorPermission: 'changes nothing',
}

it('every act tells somebody or has its reason not to', () => {
  expect(CALL_NAMES.toSorted()).toEqual([...Object.keys(TELL), ...Object.keys(SILENT)].toSorted())
})

it('every kind of notice has its act or its schedule', () => {
  const kinds = noticeSchema.def.options.flatMap(({ shape }) => shape.kind.def.values)
  const told = [...Object.values(TELL).flat(), ...SCHEDULED]
  expect([...new Set(told)].toSorted()).toEqual([...kinds].toSorted())
})
