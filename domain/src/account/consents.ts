import type { Consent } from '../schemas/account/consent.ts'

export const CONSENT_KINDS = ['terms', 'privacy', 'guardian', 'publicPage', 'sensitive'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export interface ConsentText {
  /** The day from which the text holds, `YYYY-MM-DD`. */
  readonly version: string
  /** SHA-256 (hex) of the text as people read it, the agency's own name and addresses apart. */
  readonly textHash: string
}

/**
 * Every version that was ever in force, the present one last. A changed text is a new line, never a changed one: old
 * consents go on naming what was agreed to then.
 */
const CONSENT_TEXTS: Readonly<Record<ConsentKind, readonly [...ConsentText[], ConsentText]>> = {
  terms: [
    { version: '2026-11-01', textHash: '38b0e0324f3486a6e80b070056e158945667971bd43b33892079ebcc5f996a64' },
  ],
  privacy: [
    { version: '2026-11-21', textHash: 'c79441e3a368f8d41bafe49421341ed25f52e747f09797672d84fee6705b58da' },
    { version: '2026-11-24', textHash: '715158bf3d2d95ebbd9c2b49e45cd2eb7cead9f57ef1e6ca18a8c315ba6aa663' },
  ],
  guardian: [
    { version: '2026-11-01', textHash: 'da5a629900e7e8639c8c494a3d0205dea5305fe76c5b0dc8ed109ae75bb30a0b' },
  ],
  publicPage: [
    { version: '2026-11-23', textHash: 'c7d734fe2330b0aa5a6fdbc3e17d35c959fac4220a34e38f679699638ea1a830' },
  ],
  sensitive: [
    { version: '2026-11-01', textHash: 'cc673abe74a824d586d0901e908521aa063bc5e4903e466d1642d3ec28a9f903' },
  ],
}

/** What is agreed to by a tick alone; terms and privacy have pages. */
export const CONSENT_WORDS = {
  guardian: 'Sou o responsável e autorizo este cadastro',
  publicPage:
    'Sou o responsável e quero a página pública no ar: nome artístico, estado, características, habilidades e até três fotos, sem cidade, textos, vídeos, trabalhos ou links, e fora dos buscadores. Posso tirá-la do ar quando quiser.',
  sensitive:
    'Concordo que a agência guarde os dados sensíveis que eu informar aqui (raça ou cor e necessidades de acesso) para me oferecer papéis e condições de trabalho adequadas. Ficam privados e nunca entram em rankings ou critérios automáticos. Posso retirar este consentimento quando quiser: os dados são apagados na hora.',
} as const

function inForce(kind: ConsentKind): ConsentText {
  return CONSENT_TEXTS[kind].at(-1) ?? CONSENT_TEXTS[kind][0]
}

/** The texts in force; a person consents to a version, and a new one asks again. */
export const CONSENTS_IN_FORCE: Readonly<Record<ConsentKind, ConsentText>> = {
  terms: inForce('terms'),
  privacy: inForce('privacy'),
  guardian: inForce('guardian'),
  publicPage: inForce('publicPage'),
  sensitive: inForce('sensitive'),
}

/** The versions of the texts in force. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  terms: CONSENTS_IN_FORCE.terms.version,
  privacy: CONSENTS_IN_FORCE.privacy.version,
  guardian: CONSENTS_IN_FORCE.guardian.version,
  publicPage: CONSENTS_IN_FORCE.publicPage.version,
  sensitive: CONSENTS_IN_FORCE.sensitive.version,
}

/** Whether a consent can be taken back by itself; without the others there is no account. */
export function isWithdrawable(kind: ConsentKind): boolean {
  return kind === 'sensitive' || kind === 'publicPage'
}

/** The newest line of a kind in a person's ledger. */
export function latestConsent(lines: readonly Consent[], kind: ConsentKind): Consent | undefined {
  return lines
    .filter((line) => line.kind === kind)
    .toSorted((a, b) => a.at.seconds - b.at.seconds || a.at.nanoseconds - b.at.nanoseconds)
    .at(-1)
}

/** Whether a line says yes to the text in force. */
export function isInForce(line: Pick<Consent, 'kind' | 'version' | 'given'> | undefined): boolean {
  return line !== undefined && line.given && line.version === CONSENT_VERSIONS[line.kind]
}

/** What has to be asked (again) of a person with this ledger, in the order to ask it. */
export function consentsToAsk(
  lines: readonly Consent[],
  person: { readonly isMinor: boolean },
): readonly ConsentKind[] {
  const needed: readonly ConsentKind[] = person.isMinor
    ? ['terms', 'privacy', 'guardian']
    : ['terms', 'privacy']
  return needed.filter((kind) => !isInForce(latestConsent(lines, kind)))
}
