import { useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch, type FieldErrors } from 'react-hook-form'
import { useBeforeUnload, useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import {
  isMinorBirthDate,
  LAST_STEP,
  MEDIA_STEP,
  stepOf,
  STEPS,
  type RegistrationValues,
} from './registrationForm.ts'
import type { RegistrationData } from './registrationSchema.ts'
import { RegistrationStepFields } from './RegistrationStepFields.tsx'
import { filesProblem, type RegistrationPhase } from './submitRegistration.ts'
import type { Registration } from './useRegistration.ts'
import { useStep } from './useStep.ts'

type FieldName = keyof RegistrationValues

const PHASE_WORDS: Record<RegistrationPhase, string> = {
  files: 'Terminando de enviar seus arquivos…',
  profile: 'Criando seu perfil e preparando suas fotos. Pode levar um minuto…',
  session: 'Entrando na sua conta…',
}

const COULD_NOT_GO_ON = 'Não foi possível continuar. Verifique sua conexão.'
const RETYPE_PASSWORD = 'Digite sua senha de novo: por segurança, ela não fica guardada.'

/** The server's names of fields that the form calls otherwise. */
const FORM_FIELDS: Readonly<Record<string, FieldName>> = {
  username: 'artisticName',
  consents: 'acceptsTerms',
}

function toFormField(field: string): FieldName | undefined {
  const name = FORM_FIELDS[field] ?? field
  return STEPS.flatMap(({ fields }): readonly FieldName[] => fields).find((each) => each === name)
}

/** The steps, one at a time, with Continuar and Voltar, and Cadastrar at the end. */
export function RegistrationWizard({ registration }: { registration: Registration }) {
  const { form, uploads, reached, reach, phase, submit } = registration
  const { step, goTo } = useStep(reached)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [mediaError, setMediaError] = useState<string>()
  // Where somebody was sent back from to mend a field: Continuar goes straight there again.
  const [returnTo, setReturnTo] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const isJudging = useRef(false)
  const fields = useRef<HTMLDivElement>(null)
  const fieldToFocus = useRef<FieldName>(undefined)
  const birthDate = useWatch({ control: form.control, name: 'birthDate' })
  const [today] = useState(() => new Date())
  const isMinor = isMinorBirthDate(birthDate, today)
  const isBusy = phase !== undefined
  const current = STEPS[step] ?? STEPS[0]

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    const field = fieldToFocus.current
    fieldToFocus.current = undefined
    if (field === undefined) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } else form.setFocus(field)
  }, [step, form])

  useBeforeUnload((event) => {
    if (isBusy) event.preventDefault()
  })

  function sendBack(target: number, field: FieldName | undefined): void {
    if (target === step) {
      if (field !== undefined) form.setFocus(field)
      return
    }
    fieldToFocus.current = field
    setReturnTo(step)
    goTo(target)
  }

  /** What was found wrong is judged again with each key, as after the form has been sent, and not only once it is left. */
  function judgeWhileTyping(): void {
    for (const field of current.fields) {
      form.setValue(field, form.getValues(field), { shouldTouch: true })
    }
  }

  async function goOn(): Promise<void> {
    setProblem(undefined)
    const isRight = await form.trigger([...current.fields], { shouldFocus: true })
    const filesError = step === MEDIA_STEP ? filesProblem(uploads.current()) : undefined
    setMediaError(filesError)
    if (!isRight) judgeWhileTyping()
    if (filesError !== undefined) fields.current?.querySelector('input')?.focus()
    if (!isRight || filesError !== undefined) return
    const next = Math.max(step + 1, returnTo ?? 0)
    setReturnTo(undefined)
    reach(next)
    goTo(next)
  }

  async function register(data: RegistrationData): Promise<void> {
    setProblem(undefined)
    setMediaError(undefined)
    const outcome = await submit(data)
    switch (outcome.kind) {
      case 'registered':
        toast(
          outcome.signedIn
            ? { title: 'Cadastro recebido', description: 'A agência valida seu perfil antes de publicar.' }
            : { title: 'Cadastro recebido', description: 'Entre com seu e-mail e sua senha.' },
        )
        void navigate(outcome.signedIn ? '/perfil' : '/login', { replace: true })
        return
      case 'files':
        setMediaError(outcome.message)
        sendBack(MEDIA_STEP, undefined)
        return
      case 'refused': {
        if (outcome.field === 'tempMediaIds') {
          setMediaError(outcome.message)
          sendBack(MEDIA_STEP, undefined)
          return
        }
        const field = outcome.field === undefined ? undefined : toFormField(outcome.field)
        if (field === undefined) {
          setProblem(outcome.message)
          return
        }
        form.setError(field, { type: 'server', message: outcome.message })
        sendBack(stepOf([field]), field)
      }
    }
  }

  function goToFirstError(errors: FieldErrors<RegistrationValues>): void {
    if (errors.password !== undefined && form.getValues('password') === '') {
      form.setError('password', { type: 'missing', message: RETYPE_PASSWORD })
    }
    const names = Object.keys(errors)
    const target = stepOf(names)
    const fields: readonly FieldName[] = STEPS[target]?.fields ?? []
    sendBack(
      target,
      fields.find((field) => names.includes(field)),
    )
  }

  async function proceed(): Promise<void> {
    // A second Enter while the first is being judged would put the next step into the history twice.
    if (isJudging.current) return
    isJudging.current = true
    try {
      if (step < LAST_STEP) await goOn()
      else await form.handleSubmit(register, goToFirstError)()
    } catch (error) {
      console.error('O cadastro não pôde continuar', error)
      setProblem(COULD_NOT_GO_ON)
    } finally {
      isJudging.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <Stepper
        label="Etapas do cadastro"
        steps={STEPS}
        current={step}
        reachable={isBusy ? -1 : reached}
        onGo={goTo}
      />
      <form
        noValidate
        className="mt-10 flex flex-col gap-8 **:scroll-mt-24"
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          void proceed()
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {current.title}
        </h2>
        <div ref={fields} className="contents">
          <RegistrationStepFields step={step} isMinor={isMinor} uploads={uploads} mediaError={mediaError} />
        </div>
        {problem === undefined ? null : (
          <Notice tone="danger">
            <p>{problem}</p>
            <p className="mt-1 text-sm">Nada do que você preencheu se perdeu. Tente novamente.</p>
          </Notice>
        )}
        <output className="block text-muted empty:-mt-8">
          {phase === undefined ? '' : PHASE_WORDS[phase]}
        </output>
        <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-line pt-6">
          {step === 0 ? (
            <span />
          ) : (
            <Button
              variant="secondary"
              size="large"
              disabled={isBusy}
              onClick={() => {
                goTo(step - 1)
              }}
            >
              Voltar
            </Button>
          )}
          <Button type="submit" size="large" busy={isBusy}>
            {step === LAST_STEP ? 'Cadastrar' : 'Continuar'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
