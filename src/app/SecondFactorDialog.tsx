import { zodResolver } from '@hookform/resolvers/zod'
import { codeFormSchema } from '@ribalta/domain/schemas/account/account'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Challenge } from '../auth/secondFactorChallenge.ts'
import { answerChallenge, factorsAsked, sendSignInCode, type SecondFactor } from '../auth/secondFactors.ts'
import { errorMessage } from '../lib/errorCode.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'

/** The step of a sign-in after the password: which factor, and its code. */
export default function SecondFactorDialog({ challenge }: { challenge: Challenge }) {
  const { error, finish } = challenge
  const [factors, setFactors] = useState<readonly SecondFactor[]>([])
  const [chosen, setChosen] = useState<SecondFactor>()
  useEffect(() => {
    let hasLeft = false
    void factorsAsked(error).then((asked) => {
      if (hasLeft) return
      setFactors(asked)
      setChosen(asked[0])
    })
    return () => {
      hasLeft = true
    }
  }, [error])
  return (
    <Dialog
      open
      onOpenChange={() => {
        finish(false)
      }}
      title="Confirme que é você"
      description={chosen?.label ?? 'Segundo fator'}
    >
      {chosen === undefined ? null : <Code key={chosen.id} challenge={challenge} factor={chosen} />}
      {factors
        .filter(({ id }) => id !== chosen?.id)
        .map((other) => (
          <Button
            key={other.id}
            variant="quiet"
            onClick={() => {
              setChosen(other)
            }}
          >{`Usar ${other.label}`}</Button>
        ))}
    </Dialog>
  )
}

/** A phone is sent its code at once. */
function Code({ challenge: { error, finish }, factor }: { challenge: Challenge; factor: SecondFactor }) {
  const isPhone = factor.kind === 'phone'
  const [verificationId, setVerificationId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ defaultValues: { code: '' }, resolver: zodResolver(codeFormSchema) })
  const { errors, isSubmitting } = form.formState
  const [sends, setSends] = useState(0)

  useEffect(() => {
    if (!isPhone) return
    let hasLeft = false
    sendSignInCode(error, factor.id).then(
      (id) => {
        if (!hasLeft) setVerificationId(id)
      },
      (failure: unknown) => {
        if (!hasLeft) setProblem(errorMessage(failure))
      },
    )
    return () => {
      hasLeft = true
    }
  }, [error, factor.id, isPhone, sends])

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await answerChallenge(error, factor, code, verificationId)
      finish(true)
    } catch (failure) {
      form.setError('code', { message: errorMessage(failure) }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {isPhone && verificationId === undefined && problem === undefined ? (
        <Notice>Enviando o código…</Notice>
      ) : null}
      <CodeField error={errors.code?.message} {...form.register('code')} />
      <DialogActions>
        {isPhone ? (
          <Button
            variant="quiet"
            onClick={() => {
              setProblem(undefined)
              setVerificationId(undefined)
              setSends((count) => count + 1)
            }}
          >
            Enviar outro código
          </Button>
        ) : null}
        <Button type="submit" busy={isSubmitting} disabled={isPhone && verificationId === undefined}>
          Continuar
        </Button>
      </DialogActions>
    </form>
  )
}
