import type { CommandName } from './commands.ts'

/** How often somebody may call. */
export interface CallLimit {
  /** Who is counted: the network that calls, or the person, so that only who is signed in may call. */
  readonly per: 'address' | 'uid'
  readonly max: number
  readonly minutes: number
}

/**
 * How often each command may be called. Many people share one address (a school, a mobile carrier), so limits by the address are wide:
 * they stop whoever tries out thousands of addresses or fills the agency with made-up people.
 */
export const COMMAND_LIMITS = {
  addToProposal: { per: 'uid', max: 120, minutes: 10 },
  addToRole: { per: 'uid', max: 60, minutes: 10 },
  answerProposal: { per: 'address', max: 600, minutes: 10 },
  applyToCasting: { per: 'uid', max: 60, minutes: 10 },
  archiveRheaCriteria: { per: 'uid', max: 60, minutes: 10 },
  archiveTestTemplate: { per: 'uid', max: 60, minutes: 10 },
  askMoreTime: { per: 'uid', max: 60, minutes: 10 },
  askToConfirmLook: { per: 'uid', max: 60, minutes: 10 },
  beginTake: { per: 'uid', max: 120, minutes: 10 },
  catalogueUsage: { per: 'uid', max: 300, minutes: 10 },
  changeProfileState: { per: 'uid', max: 60, minutes: 10 },
  changeState: { per: 'uid', max: 600, minutes: 10 },
  claimPostImage: { per: 'uid', max: 200, minutes: 10 },
  deleteMyAccount: { per: 'uid', max: 20, minutes: 60 },
  deleteReceived: { per: 'uid', max: 300, minutes: 10 },
  endOtherSessions: { per: 'uid', max: 20, minutes: 10 },
  exportMyData: { per: 'uid', max: 200, minutes: 60 },
  exportRoster: { per: 'uid', max: 30, minutes: 60 },
  // A room asks again every few minutes for whoever sits in it, and a whole office may have one address.
  getProposal: { per: 'address', max: 120, minutes: 10 },
  giveMoreTime: { per: 'uid', max: 300, minutes: 10 },
  importCatalogue: { per: 'uid', max: 30, minutes: 10 },
  inviteArtists: { per: 'uid', max: 60, minutes: 10 },
  inviteToCasting: { per: 'uid', max: 60, minutes: 10 },
  keepRheaRun: { per: 'uid', max: 60, minutes: 60 },
  leaveConversation: { per: 'uid', max: 120, minutes: 10 },
  openFiles: { per: 'uid', max: 600, minutes: 10 },
  openGuardianContact: { per: 'uid', max: 120, minutes: 60 },
  openInvitation: { per: 'address', max: 60, minutes: 60 },
  openPrivateDetails: { per: 'uid', max: 120, minutes: 60 },
  openSides: { per: 'uid', max: 120, minutes: 10 },
  openUploads: { per: 'address', max: 600, minutes: 60 },
  rankArtists: { per: 'uid', max: 60, minutes: 60 },
  recordAccountEvent: { per: 'uid', max: 60, minutes: 10 },
  recordConsent: { per: 'uid', max: 60, minutes: 10 },
  renewProposalLink: { per: 'uid', max: 60, minutes: 10 },
  reportArtist: { per: 'address', max: 20, minutes: 60 },
  reportCasting: { per: 'address', max: 20, minutes: 60 },
  reportFailedSignIn: { per: 'address', max: 60, minutes: 60 },
  reportMessage: { per: 'uid', max: 20, minutes: 60 },
  requestTests: { per: 'uid', max: 60, minutes: 10 },
  resetSecondFactors: { per: 'uid', max: 20, minutes: 10 },
  reviewProfile: { per: 'uid', max: 300, minutes: 10 },
  saveCasting: { per: 'uid', max: 300, minutes: 10 },
  saveProposal: { per: 'uid', max: 300, minutes: 10 },
  saveRheaCriteria: { per: 'uid', max: 300, minutes: 10 },
  saveTestTemplate: { per: 'uid', max: 60, minutes: 10 },
  sendMessage: { per: 'uid', max: 120, minutes: 10 },
  setGrants: { per: 'uid', max: 60, minutes: 10 },
  setProposalCode: { per: 'uid', max: 60, minutes: 10 },
  startConversation: { per: 'uid', max: 120, minutes: 10 },
  submitContact: { per: 'address', max: 10, minutes: 60 },
  submitTest: { per: 'uid', max: 60, minutes: 10 },
} as const satisfies Readonly<Record<CommandName, CallLimit>>
