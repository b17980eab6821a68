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

/** Every command, and its door. How often each may be called is in callLimits.ts, which no browser needs. */
export const COMMANDS = {
  addToProposal: 'command',
  addToRole: 'heavyCommand',
  answerProposal: 'command',
  applyToCasting: 'command',
  archiveRheaCriteria: 'command',
  archiveTestTemplate: 'command',
  askMoreTime: 'command',
  askToConfirmLook: 'heavyCommand',
  beginTake: 'command',
  catalogueUsage: 'command',
  changeProfileState: 'heavyCommand',
  changeState: 'command',
  claimPostImage: 'heavyCommand',
  deleteMyAccount: 'heavyCommand',
  deleteReceived: 'command',
  endOtherSessions: 'command',
  exportMyData: 'heavyCommand',
  exportRoster: 'heavyCommand',
  getProposal: 'command',
  giveMoreTime: 'command',
  importCatalogue: 'heavyCommand',
  inviteArtists: 'heavyCommand',
  inviteToCasting: 'heavyCommand',
  keepRheaRun: 'heavyCommand',
  leaveConversation: 'command',
  openFiles: 'command',
  openGuardianContact: 'command',
  openInvitation: 'command',
  openPrivateDetails: 'command',
  openSides: 'heavyCommand',
  openUploads: 'command',
  rankArtists: 'heavyCommand',
  recordAccountEvent: 'command',
  recordConsent: 'command',
  renewProposalLink: 'command',
  reportArtist: 'command',
  reportCasting: 'command',
  reportFailedSignIn: 'command',
  reportMessage: 'command',
  requestTests: 'heavyCommand',
  resetSecondFactors: 'command',
  reviewProfile: 'command',
  saveCasting: 'command',
  saveProposal: 'command',
  saveRheaCriteria: 'command',
  saveTestTemplate: 'heavyCommand',
  sendMessage: 'command',
  setGrants: 'command',
  setProposalCode: 'command',
  startConversation: 'command',
  submitContact: 'command',
  submitTest: 'command',
} as const satisfies Readonly<Record<string, Door>>
export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isCommand)

/** The commands that one door takes in. */
export type CommandAt<D extends Door> = {
  [Name in CommandName]: (typeof COMMANDS)[Name] extends D ? Name : never
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
  return { callable: COMMANDS[name], payload: { name, data: data ?? null } }
}
