import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { LegalPage } from './LegalPage.tsx'
import { agencyNames } from './texts/agencyNames.ts'
import { TermsText } from './texts/TermsText.tsx'

export function Component() {
  usePageMeta({ path: '/termos-agenciamento' })
  return (
    <LegalPage
      title="Termos de agenciamento"
      version={CONSENT_VERSIONS.terms}
      lead="O que a agência faz por você, o que pede em troca e como cada parte pode sair."
    >
      <TermsText agency={agencyNames} />
    </LegalPage>
  )
}
