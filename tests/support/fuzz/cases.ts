import type { CallName } from '@ribalta/domain/commands'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { MAX_FILES_AT_ONCE, TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import { candidateMovesResultSchema } from '@ribalta/domain/schemas/castings/stateChange'
import { guardian, registrationPayload } from '../../../functions/src/testing/payloads.ts'
import type { Answer } from '../functions/functions.ts'
import { type FuzzCase, NOBODY } from './fuzzCase.ts'
import { MARKED } from './marks.ts'
import { CONVERSATION_CASES } from './conversationCases.ts'
import { proposalCases } from './proposalCases.ts'

const isOneOf =
  (...results: readonly unknown[]) =>
  (result: unknown): boolean =>
    results.some((known) => JSON.stringify(known) === JSON.stringify(result))

/** What a test asks, as it is typed. */
const TEST = {
  title: MARKED.artisticName,
  kind: 'publicidade',
  instructions: 'Grave na horizontal, com a luz de frente.',
  takes: 2,
  seconds: 60,
}

/** Every call, by what it is made of; `artistUid` is the artist among the callers. */
export function fuzzCases(artistUid: string): Readonly<Record<CallName, FuzzCase>> {
  const registration = registrationPayload({
    email: MARKED.email,
    password: MARKED.password,
    artisticName: MARKED.artisticName,
    phone: MARKED.phone,
  })
  const isExistence = isOneOf({ exists: true }, { exists: false })
  const isDenied = isOneOf({ hasPermission: false })
  return {
    checkEmailExists: { as: 'visitor', base: { email: MARKED.email }, isHarmless: isExistence },
    checkPhoneExists: { as: 'visitor', base: { phone: MARKED.phone }, isHarmless: isExistence },
    verifyAgentPermission: { as: 'artist', base: {}, isHarmless: isDenied },
    verifyDirectorPermission: { as: 'artist', base: {}, isHarmless: isDenied },
    createProfile: {
      as: 'visitor',
      // Consent to texts of long ago: whatever else becomes of the payload, it never is a registration.
      base: {
        ...registration,
        username: '',
        heightCm: 170,
        skills: [],
        bio: MARKED.legalName,
        guardian: { ...guardian, name: MARKED.legalName },
        consents: { terms: '1999-01-01', privacy: CONSENT_VERSIONS.privacy },
      },
      fixed: ['consents'],
    },
    deleteReceived: { as: 'artist', base: { from: 'messageReports', id: NOBODY } },
    openUploads: {
      as: 'visitor',
      // Larger than a visitor's video may be.
      base: {
        sessions: ['zq7zq7zq7zq7zq7zq7zq7zq7'],
        files: [{ type: 'video/mp4', bytes: 60_000_000 }],
        dropped: ['zq7zq7zq7zq7zq7zq7zq7zq7/3'],
      },
      fixed: ['files'],
    },
    updateProfile: {
      as: 'artist',
      // A version that is not the present one: what is valid by chance is aborted.
      base: {
        profileId: artistUid,
        expectedVersion: 9,
        artisticName: MARKED.artisticName,
        phone: MARKED.phone,
        birthDate: '1990-01-01',
        heightCm: 170,
        bio: null,
        links: { site: 'https://example.com/' },
        mediaOrder: [],
        tempMediaIds: [],
        privateDetails: { legalName: MARKED.legalName, cpf: MARKED.cpf },
      },
      fixed: ['expectedVersion'],
      isHarmless: isOneOf({ success: true, message: 'Nenhum dado para atualizar.' }),
    },
    submitContact: {
      as: 'visitor',
      // The field that no person sees is filled in.
      base: {
        requestId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        name: MARKED.legalName,
        email: MARKED.email,
        phone: MARKED.phone,
        subject: 'contratar',
        message: `${MARKED.legalName} procura um elenco.`,
        website: 'https://example.com/',
      },
      fixed: ['website'],
    },
    claimPostImage: { as: 'director', base: { uploadId: 'nenhuma-imagem-com-este-nome' } },
    setGrants: { as: 'director', base: { profileId: NOBODY, grants: ['AGENT'] } },
    resetSecondFactors: { as: 'director', base: { profileId: NOBODY } },
    reviewProfile: {
      as: 'director',
      base: {
        profileId: NOBODY,
        version: 1,
        decision: 'reject',
        note: MARKED.legalName,
        guardianConfirmed: true,
      },
    },
    exportRoster: {
      as: 'artist',
      base: { columns: ['city'], of: { kind: 'marked', uids: [NOBODY] } },
    },
    addToRole: { as: 'artist', base: { castingId: NOBODY, roleId: NOBODY, profileIds: [NOBODY] } },
    inviteToCasting: { as: 'artist', base: { castingId: NOBODY, profileIds: [NOBODY] } },
    askToConfirmLook: { as: 'artist', base: { profileIds: [NOBODY] } },
    inviteArtists: {
      as: 'artist',
      base: {
        people: [
          {
            artisticName: MARKED.artisticName,
            email: MARKED.email,
            phone: MARKED.phone,
            birthDate: '1990-01-01',
            facts: { heightCm: 170 },
          },
        ],
      },
    },
    openInvitation: { as: 'visitor', base: { id: 'n'.repeat(43), key: 'n'.repeat(32) } },
    changeProfileState: {
      as: 'artist',
      base: { profileIds: [NOBODY], act: 'suspend', reason: MARKED.legalName },
    },
    openFiles: {
      as: 'bare',
      base: { paths: [`media/${NOBODY}/foto/320.webp`] },
      // For nobody's file there is never a ticket.
      isHarmless: isOneOf(
        ...Array.from({ length: MAX_FILES_AT_ONCE }, (_, more) => ({
          tickets: Array.from({ length: more + 1 }, () => null),
          seconds: TICKET_SECONDS,
        })),
      ),
    },
    openGuardianContact: { as: 'director', base: { profileId: NOBODY } },
    openPrivateDetails: { as: 'director', base: { profileId: NOBODY } },
    catalogueUsage: {
      as: 'director',
      base: { kind: 'classes', id: NOBODY },
      isHarmless: isOneOf({ artists: 0, profiles: 0 }),
    },
    importCatalogue: {
      as: 'artist',
      base: { kind: 'classes', lines: [[MARKED.artisticName, MARKED.artisticName, MARKED.artisticName]] },
    },
    recordConsent: {
      as: 'artist',
      base: { kind: 'terms', version: '1999-01-01', given: true },
      fixed: ['version'],
      isHarmless: isOneOf({ recorded: false }),
    },
    saveCasting: {
      as: 'artist',
      base: {
        castingId: 'abcdefghijklmnopqrst',
        version: 0,
        casting: {
          title: MARKED.artisticName,
          kind: 'teatro',
          description: 'Procuramos elenco para uma temporada.',
          city: 'Recife',
          uf: 'PE',
          applyUntil: { seconds: 4_000_000_000, nanoseconds: 0 },
          paymentTermDays: 30,
        },
        roles: [],
        internal: { client: MARKED.legalName },
      },
    },
    applyToCasting: {
      as: 'bare',
      base: { castingId: NOBODY, roleId: NOBODY, note: MARKED.legalName, mediaIds: ['foto'] },
    },
    ...CONVERSATION_CASES,
    ...proposalCases(artistUid),
    changeState: {
      as: 'director',
      base: {
        kind: 'casting',
        castingId: NOBODY,
        to: 'closed',
        answers: [{ from: 'submitted', to: 'lapsed', message: MARKED.legalName }],
      },
      others: [
        {
          kind: 'application',
          castingId: NOBODY,
          artistId: NOBODY,
          roleId: NOBODY,
          to: 'selected',
          courtAuthorisation: MARKED.legalName,
        },
        {
          kind: 'candidates',
          castingId: NOBODY,
          moves: [
            { artistId: NOBODY, roleId: NOBODY, from: 'submitted', to: 'shortlisted', order: 'a0' },
            {
              artistId: artistUid,
              roleId: NOBODY,
              from: 'selected',
              to: 'declined',
              message: MARKED.legalName,
            },
          ],
          courtAuthorisation: MARKED.legalName,
        },
        { kind: 'proposal', proposalId: NOBODY, to: 'published' },
        { kind: 'participation', proposalId: NOBODY, to: 'agreed' },
        {
          kind: 'drafts',
          castingId: NOBODY,
          drafts: [
            { artistId: NOBODY, roleId: NOBODY, draft: { to: 'selected', message: MARKED.legalName } },
            { artistId: artistUid, roleId: NOBODY, draft: null },
          ],
        },
        {
          kind: 'test',
          testRequestId: NOBODY,
          to: 'declined',
          message: MARKED.legalName,
          movesCandidate: true,
        },
      ],
      // Nobody of them is on that board.
      isHarmless: (result) => {
        const moves = candidateMovesResultSchema.safeParse(result)
        return moves.success && moves.data.results.every(({ outcome }) => outcome === 'gone')
      },
    },
    saveTestTemplate: {
      as: 'artist',
      base: {
        templateId: NOBODY,
        version: 0,
        content: TEST,
        sides: { kind: 'text', text: MARKED.legalName },
      },
    },
    saveRheaCriteria: {
      as: 'artist',
      base: {
        criteriaId: NOBODY,
        version: 0,
        content: {
          name: MARKED.legalName,
          criteria: [
            { kind: 'place', uf: 'SP', city: MARKED.legalName, importance: 5, isRequired: false },
            { kind: 'range', fact: 'heightCm', min: 170, max: 180, importance: 3, isRequired: true },
          ],
        },
      },
    },
    archiveRheaCriteria: { as: 'artist', base: { criteriaId: NOBODY, isArchived: true } },
    keepRheaRun: {
      as: 'director',
      base: {
        runId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        criteriaId: NOBODY,
        version: 1,
        castingId: NOBODY,
      },
    },
    rankArtists: {
      as: 'director',
      base: {
        runId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        criteriaId: NOBODY,
        version: 1,
        castingId: null,
        against: 2,
      },
    },
    archiveTestTemplate: { as: 'director', base: { templateId: NOBODY, isArchived: true } },
    requestTests: {
      as: 'artist',
      base: {
        requestId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        people: [{ artistId: NOBODY, roleId: NOBODY }],
        castingId: NOBODY,
        template: { id: NOBODY, version: 1 },
        form: {
          ...TEST,
          payCents: 100_000,
          usage: MARKED.legalName,
          dates: MARKED.legalName,
          deadline: { seconds: 4_000_000_000, nanoseconds: 0 },
          message: MARKED.legalName,
        },
        sides: { kind: 'text', text: MARKED.legalName },
      },
    },
    askMoreTime: { as: 'artist', base: { testRequestId: NOBODY, reason: MARKED.legalName } },
    giveMoreTime: {
      as: 'director',
      base: { testRequestId: NOBODY, deadline: { seconds: 4_000_000_000, nanoseconds: 0 } },
    },
    openSides: { as: 'director', base: { testRequestId: NOBODY } },
    beginTake: {
      as: 'artist',
      base: {
        testRequestId: NOBODY,
        takeId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        type: 'video/mp4',
        bytes: 10,
        md5: 'AAAAAAAAAAAAAAAAAAAAAA==',
        seconds: 1,
      },
    },
    submitTest: { as: 'artist', base: { testRequestId: NOBODY, takeIds: [NOBODY] } },
    reportCasting: {
      as: 'visitor',
      base: {
        requestId: 'abcdefghijklmnopqrstuvwx',
        castingId: NOBODY,
        reason: 'outro',
        message: MARKED.legalName,
        email: MARKED.email,
      },
      fixed: ['castingId'],
    },
    reportArtist: {
      as: 'visitor',
      base: {
        requestId: 'abcdefghijklmnopqrstuvwx',
        artistId: NOBODY,
        reason: 'outro',
        message: MARKED.legalName,
        email: MARKED.email,
      },
      fixed: ['artistId'],
    },
    reportFailedSignIn: { as: 'visitor', base: {}, isHarmless: isOneOf({ received: true }) },
    // An account without a profile has nothing to export, no sessions to end and nothing to note.
    exportMyData: { as: 'bare', base: { cursor: MARKED.email } },
    endOtherSessions: { as: 'bare', base: {} },
    recordAccountEvent: { as: 'bare', base: {}, isHarmless: isOneOf({ recorded: 0 }) },
    deleteMyAccount: { as: 'artist', base: { confirmation: MARKED.artisticName }, fixed: ['confirmation'] },
  }
}

/** The statuses of refusals; everything else, `INTERNAL` above all, is a defect. */
const REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_ARGUMENT',
  'NOT_FOUND',
  'ABORTED',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
  'PERMISSION_DENIED',
])

export function isExpected({ isHarmless }: FuzzCase, { result, error }: Answer): boolean {
  return error === undefined ? isHarmless?.(result) === true : REFUSALS.has(error.status)
}
