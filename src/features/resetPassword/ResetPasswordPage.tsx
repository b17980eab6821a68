import { useSearchParams } from 'react-router-dom'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { NewPassword } from './NewPassword.tsx'
import { RequestLink } from './RequestLink.tsx'
import { UselessLink } from './UselessLink.tsx'

/** Asks for the link, and is where the links of the account's e-mails lead (`?mode=…&oobCode=…`). */
export function Component() {
  const [params] = useSearchParams()
  const mode = params.get('mode')
  const code = params.get('oobCode')
  if (mode === null && code === null) return <RequestLink />
  if (mode === 'resetPassword' && code !== null) return <NewPassword key={code} code={code} />
  if (mode === 'verifyEmail' && code !== null) return <ConfirmEmail key={code} code={code} />
  return <UselessLink message="Este link está incompleto." />
}
