import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sendVerificationLink } from '../../auth/accountSecurity.ts'
import { accountStateQuery } from '../../auth/queries.ts'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'

export interface EmailStateProps {
  uid: string
  /** The person has confirmed the e-mail while the page was open. */
  onConfirmed: () => Promise<void>
}

/** Whether the e-mail is confirmed, and the link that confirms it. Looks again when the person comes back. */
export function EmailState({ uid, onConfirmed }: EmailStateProps) {
  const account = useQuery(accountStateQuery(uid))
  const isConfirmed = account.data?.emailVerified
  const wasConfirmed = useRef(isConfirmed)

  useEffect(() => {
    if (wasConfirmed.current === false && isConfirmed === true) void onConfirmed()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed, onConfirmed])

  if (account.isPending) return <Skeleton className="h-11" />
  if (account.isError) return <ErrorState onRetry={() => void account.refetch()} />
  const { email, emailVerified } = account.data
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium wrap-anywhere">{email}</span>
        <Tag tone={emailVerified ? 'success' : 'warning'}>
          {emailVerified ? 'Confirmado' : 'Não confirmado'}
        </Tag>
      </p>
      {emailVerified ? null : <VerificationLink />}
    </div>
  )
}

/** Sends the link, and says whether it went. */
function VerificationLink() {
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await sendVerificationLink()
      setIsSent(true)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {isSent && problem === undefined ? (
        <Notice tone="success">
          Enviamos o link. Abra o e-mail para confirmar; confira também a caixa de spam.
        </Notice>
      ) : null}
      <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
        Enviar link de verificação
      </Button>
    </>
  )
}
