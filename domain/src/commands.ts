/**
 * What the browser asks of the server. The six callables of the specification stand for themselves; everything else goes as a command
 * through one of two doors, so that a handful of processes serve all of it and can be kept warm (decision 63). Plain data, without zod,
 * since public pages import it.
 */

/** The callables that the specification names (section 7). */
export const SPECIFIED_CALLABLES = [
  'checkEmailExists',
  'checkPhoneExists',
  'createProfile',
  'updateProfile',
  'verifyAgentPermission',
  'verifyDirectorPermission',
] as const
export type SpecifiedCallable = (typeof SPECIFIED_CALLABLES)[number]

/** The callables that take commands in: `heavyCommand` those with pictures, exports, deletions and acts on many. */
export const DOORS = ['command', 'heavyCommand'] as const
export type Door = (typeof DOORS)[number]

/** How often somebody may call. */
export interface CallLimit {
  /** Who is counted: the network that calls, or the person, so that only who is signed in may call. */
  readonly per: 'address' | 'uid'
  readonly max: number
  readonly minutes: number
}

interface CommandDefinition {
  readonly door: Door
  readonly limit: CallLimit
}

/**
 * Every command, its door and its limit. Many people share one address (a school, a mobile carrier), so limits by the address are wide:
 * they stop whoever tries out thousands of addresses or fills the agency with made-up people.
 */
export const COMMANDS = {
  addToProposal: { door: 'command', limit: { per: 'uid', max: 120, minutes: 10 } },
  addToRole: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  answerProposal: { door: 'command', limit: { per: 'address', max: 600, minutes: 10 } },
  applyToCasting: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  archiveRheaCriteria: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  archiveTestTemplate: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  askMoreTime: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  askToConfirmLook: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  beginTake: { door: 'command', limit: { per: 'uid', max: 120, minutes: 10 } },
  catalogueUsage: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  changeProfileState: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  changeState: { door: 'command', limit: { per: 'uid', max: 600, minutes: 10 } },
  claimPostImage: { door: 'heavyCommand', limit: { per: 'uid', max: 200, minutes: 10 } },
  deleteMyAccount: { door: 'heavyCommand', limit: { per: 'uid', max: 20, minutes: 60 } },
  endOtherSessions: { door: 'command', limit: { per: 'uid', max: 20, minutes: 10 } },
  exportMyData: { door: 'heavyCommand', limit: { per: 'uid', max: 200, minutes: 60 } },
  exportRoster: { door: 'heavyCommand', limit: { per: 'uid', max: 30, minutes: 60 } },
  // A room asks again every few minutes for whoever sits in it, and a whole office may have one address.
  getProposal: { door: 'command', limit: { per: 'address', max: 120, minutes: 10 } },
  giveMoreTime: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  importCatalogue: { door: 'heavyCommand', limit: { per: 'uid', max: 30, minutes: 10 } },
  inviteArtists: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  inviteToCasting: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  keepRheaRun: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 60 } },
  leaveConversation: { door: 'command', limit: { per: 'uid', max: 120, minutes: 10 } },
  openFiles: { door: 'command', limit: { per: 'uid', max: 600, minutes: 10 } },
  openGuardianContact: { door: 'command', limit: { per: 'uid', max: 120, minutes: 60 } },
  openInvitation: { door: 'command', limit: { per: 'address', max: 60, minutes: 60 } },
  openPrivateDetails: { door: 'command', limit: { per: 'uid', max: 120, minutes: 60 } },
  openSides: { door: 'heavyCommand', limit: { per: 'uid', max: 120, minutes: 10 } },
  openUploads: { door: 'command', limit: { per: 'address', max: 600, minutes: 60 } },
  rankArtists: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 60 } },
  recordAccountEvent: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  recordConsent: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  renewProposalLink: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  reportArtist: { door: 'command', limit: { per: 'address', max: 20, minutes: 60 } },
  reportCasting: { door: 'command', limit: { per: 'address', max: 20, minutes: 60 } },
  reportFailedSignIn: { door: 'command', limit: { per: 'address', max: 60, minutes: 60 } },
  reportMessage: { door: 'command', limit: { per: 'uid', max: 20, minutes: 60 } },
  requestTests: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  resetSecondFactors: { door: 'command', limit: { per: 'uid', max: 20, minutes: 10 } },
  reviewProfile: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  saveCasting: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  saveProposal: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  saveRheaCriteria: { door: 'command', limit: { per: 'uid', max: 300, minutes: 10 } },
  saveTestTemplate: { door: 'heavyCommand', limit: { per: 'uid', max: 60, minutes: 10 } },
  sendMessage: { door: 'command', limit: { per: 'uid', max: 120, minutes: 10 } },
  setGrants: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  setProposalCode: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
  startConversation: { door: 'command', limit: { per: 'uid', max: 120, minutes: 10 } },
  submitContact: { door: 'command', limit: { per: 'address', max: 10, minutes: 60 } },
  submitTest: { door: 'command', limit: { per: 'uid', max: 60, minutes: 10 } },
} as const satisfies Readonly<Record<string, CommandDefinition>>
export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isCommand)

/** The commands that one door takes in. */
export type CommandAt<D extends Door> = {
  [Name in CommandName]: (typeof COMMANDS)[Name]['door'] extends D ? Name : never
}[CommandName]

/** What can be asked of the server, by the name that callers know. */
export type CallName = SpecifiedCallable | CommandName
export const CALL_NAMES: readonly CallName[] = [...SPECIFIED_CALLABLES, ...COMMAND_NAMES]

/** Whether something, as anybody may send it, is the name of a command. */
export function isCommand(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(COMMANDS, name)
}

/** How a call travels: the callable that is asked, and its payload. */
export interface CallRequest {
  readonly callable: SpecifiedCallable | Door
  readonly payload: unknown
}

/** A call by its name: a specified callable with its data as it is, a command as `{ name, data }` at its door. */
export function toCallRequest(name: CallName, data: unknown): CallRequest {
  if (!isCommand(name)) return { callable: name, payload: data }
  return { callable: COMMANDS[name].door, payload: { name, data: data ?? null } }
}
