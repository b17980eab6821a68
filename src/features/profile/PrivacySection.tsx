import { Link } from '../../ui/Link.tsx'
import { AccountDeletion, type AccountDeletionProps } from './AccountDeletion.tsx'
import { ConsentList } from './ConsentList.tsx'
import { DataDownload } from './DataDownload.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import type { Consents } from './useConsents.ts'

export interface PrivacySectionProps extends AccountDeletionProps {
  consents: Consents
}

/** The person's rights over their own data, to be used at once. */
export function PrivacySection({ consents, onDeletingChange }: PrivacySectionProps) {
  return (
    <ProfileSection title="Privacidade">
      <p className="text-muted">
        O que guardamos, por quê e quem vê está na{' '}
        <Link to="/privacidade" className="text-link">
          política de privacidade
        </Link>
        .
      </p>
      <h3 className="text-lg font-medium">Seus consentimentos</h3>
      <ConsentList consents={consents} />
      <h3 className="mt-4 text-lg font-medium">Levar seus dados</h3>
      <DataDownload />
      <h3 className="mt-4 text-lg font-medium">Encerrar a conta</h3>
      <AccountDeletion onDeletingChange={onDeletingChange} />
    </ProfileSection>
  )
}
