import { CONSENT_VERSIONS, CONSENT_WORDS, isInForce, latestConsent } from '@ribalta/domain/account/consents'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { privacyFailure } from './privacyFailure.ts'
import type { Consents } from './useConsents.ts'

/** Whether the guardian wants a minor's public page, which is off the air until then; taken back in the list of consents. */
export function PublicPageConsent({ consents }: { consents: Consents }) {
  const [isTicked, setIsTicked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { lines } = consents
  if (lines === undefined) return null
  if (isInForce(latestConsent(lines, 'publicPage'))) {
    return (
      <p className="text-sm text-muted">
        A página pública está autorizada e entra no ar quando a agência confirmar com o responsável. Para
        tirá-la do ar, retire o consentimento em “Privacidade”.
      </p>
    )
  }

  async function give(): Promise<void> {
    if (!isTicked) {
      setProblem('Marque a autorização para continuar.')
      return
    }
    setIsBusy(true)
    setProblem(undefined)
    try {
      await consents.record('publicPage', CONSENT_VERSIONS.publicPage, true)
      toast({ title: 'Autorização registrada', description: 'A agência confirma com o responsável.' })
    } catch (error) {
      setProblem(privacyFailure(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">Sem a autorização abaixo, o perfil é só da agência: não há página pública.</p>
      <CheckboxField
        label={CONSENT_WORDS.publicPage}
        checked={isTicked}
        onChange={(event) => {
          setIsTicked(event.currentTarget.checked)
        }}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void give()}>
        Autorizar a página pública
      </Button>
    </div>
  )
}
