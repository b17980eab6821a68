import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { LegalPage } from './LegalPage.tsx'
import { agencyNames } from './texts/agencyNames.ts'
import { PrivacyText } from './texts/PrivacyText.tsx'

export function Component() {
  usePageMeta({ path: '/privacidade' })
  return (
    <LegalPage
      title="Política de privacidade"
      version={CONSENT_VERSIONS.privacy}
      lead="Quais dados tratamos, por quê, por quanto tempo e como você exerce seus direitos, conforme a LGPD (Lei 13.709/2018)."
    >
      <PrivacyText agency={agencyNames} />
    </LegalPage>
  )
}
