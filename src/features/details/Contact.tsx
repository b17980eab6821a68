import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useNow } from '../../lib/useNow.ts'
import { ContactLink, phoneRows } from './contactRows.tsx'
import { DetailsPart, Facts } from './DetailsPart.tsx'
import { GuardianContact } from './GuardianContact.tsx'

/** How to reach somebody; of a minor it is the guardian, and nothing of the child's own is shown. */
export function Contact({ uid, profile }: { uid: string; profile: Profile }) {
  const { phone, email, birthDate } = profile
  const now = useNow()
  return (
    <DetailsPart title="Contato">
      {isMinor(birthDate, now) ? (
        <GuardianContact uid={uid} />
      ) : (
        <Facts
          rows={[
            ...phoneRows(phone),
            ['E-mail', <ContactLink key="mail" href={`mailto:${email}`} text={email} />],
          ]}
        />
      )}
    </DetailsPart>
  )
}
