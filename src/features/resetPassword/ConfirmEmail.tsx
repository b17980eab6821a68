import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ResetLayout } from './ResetLayout.tsx'
import { UnreachableLink } from './UnreachableLink.tsx'
import { useLinkCode } from './useLinkCode.ts'
import { UselessLink } from './UselessLink.tsx'

/** Codes are used up when they are applied, so each is applied once, however often the page renders. */
const applied = new Map<string, Promise<void>>()

function confirmOnce(code: string): Promise<void> {
  const before = applied.get(code)
  if (before !== undefined) return before
  const answer = confirm(code)
  applied.set(code, answer)
  answer.catch(() => applied.delete(code))
  return answer
}

async function confirm(code: string): Promise<void> {
  const [{ confirmEmail }, { recordAccountEvents }] = await Promise.all([
    import('../../auth/actionLinks.ts'),
    import('../../auth/recordAccountEvents.ts'),
  ])
  await confirmEmail(code)
  void recordAccountEvents()
}

/** Opened from the e-mail that asks whether the address is the person's. */
export function ConfirmEmail({ code }: { code: string }) {
  const link = useLinkCode(code, confirmOnce)
  usePageTitle('Confirmar e-mail')
  switch (link.status) {
    case 'checking':
      return <LoadingArea label="Confirmando seu e-mail…" />
    case 'unreachable':
      return <UnreachableLink onRetry={link.retry} />
    case 'useless':
      return <UselessLink message={link.message} />
    case 'good':
      return (
        <ResetLayout title="E-mail confirmado" lead="Obrigado. Agora sabemos que este endereço é seu.">
          <ButtonLink to="/perfil">Ir para o perfil</ButtonLink>
        </ResetLayout>
      )
  }
}
