import { createHash } from 'node:crypto'
import {
  CONSENT_KINDS,
  CONSENT_WORDS,
  CONSENTS_IN_FORCE,
  type ConsentKind,
} from '@ribalta/domain/account/consents'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { AgencyNames } from './texts/agencyNames.ts'
import { PrivacyText } from './texts/PrivacyText.tsx'
import { TermsText } from './texts/TermsText.tsx'

/** Marks instead of names, so that the hash is the same whatever the agency is called. */
const AGENCY: AgencyNames = {
  name: '[nome]',
  cnpj: '[cnpj]',
  email: '[e-mail]',
  privacyEmail: '[encarregado]',
}

/** A text as people read it: neither its markup nor how its lines break counts. */
function wordsOf(text: ReactNode): string {
  const { container } = render(<MemoryRouter>{text}</MemoryRouter>)
  return container.textContent.replace(/\s+/g, ' ').trim()
}

const WORDS: Readonly<Record<ConsentKind, () => string>> = {
  terms: () => wordsOf(<TermsText agency={AGENCY} />),
  privacy: () => wordsOf(<PrivacyText agency={AGENCY} />),
  guardian: () => CONSENT_WORDS.guardian,
  publicPage: () => CONSENT_WORDS.publicPage,
  sensitive: () => CONSENT_WORDS.sensitive,
}

it.each(CONSENT_KINDS)('the text "%s" is the one whose version is in force', (kind) => {
  const textHash = createHash('sha256').update(WORDS[kind]()).digest('hex')
  // Another text is another version: add a line with today's date and this hash to CONSENT_TEXTS in the domain.
  expect(CONSENTS_IN_FORCE[kind].textHash).toBe(textHash)
})
