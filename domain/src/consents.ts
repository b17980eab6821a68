export const CONSENT_KINDS = ['terms', 'privacy', 'guardian', 'sensitive'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The versions of the texts in force; a person consents to a version, and a new one asks again. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  terms: '2026-11-01',
  privacy: '2026-11-01',
  guardian: '2026-11-01',
  sensitive: '2026-11-01',
}
