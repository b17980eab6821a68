import { useRef, useState } from 'react'
import { useWatch, type FieldErrors } from 'react-hook-form'
import { useBeforeUnload, useNavigate } from 'react-router-dom'
import { logError } from '../../lib/log.ts'
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
import type { Registration, RegistrationRules } from './useRegistration.ts'
import { useShownStep, type ShownStep } from './useShownStep.ts'

type FieldName = keyof RegistrationValues

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

export interface Wizard extends Pick<ShownStep, 'step' | 'goTo' | 'heading'> {
  isMinor: boolean
  problem: string | undefined
  /** How often a step was checked. */
  checks: number
  mediaError: string | undefined
  /** The password was lost with a reload: the last step asks for it. */
  asksPassword: boolean
  /** The server is being asked whether others have what was typed. */
  isAsking: boolean
  /** Continuar, and at the last step Cadastrar. */
  proceed: () => Promise<void>
}

/** Returns whether the last step has to ask for the password, because a reload lost it. */
function useLostPassword({ getValues }: Registration['form'], step: number): boolean {
  const [seen, setSeen] = useState<{ readonly step: number; readonly isLost: boolean }>()
  if (seen?.step !== step) {
    setSeen({ step, isLost: step === LAST_STEP && getValues('password') === '' })
  }
  return seen?.isLost === true
}

/** Leads through the steps: on once a step is right, back to where something is to be mended, and out at the end. */
export function useWizard(registration: Registration): Wizard {
  const { form, uploads, phase, getReady, submit } = registration
  const { step, goTo, goToNext, sendBack, heading } = useShownStep(registration)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [checks, setChecks] = useState(0)
  const [mediaError, setMediaError] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const isJudging = useRef(false)
  const asksPassword = useLostPassword(form, step)
  const birthDate = useWatch({ control: form.control, name: 'birthDate' })
  const [today] = useState(() => new Date())
  const isMinor = isMinorBirthDate(birthDate, today)
  const isBusy = phase !== undefined
  const current = STEPS[step] ?? STEPS[0]

  useBeforeUnload((event) => {
    if (isBusy) event.preventDefault()
  })

  /** What was found wrong is judged again with each key, as after the form has been sent, and not only once it is left. */
  function judgeWhileTyping(): void {
    for (const field of current.fields) {
      form.setValue(field, form.getValues(field), { shouldTouch: true })
    }
  }

  /** Marks what other accounts have. */
  async function refuseTaken({ findTaken }: RegistrationRules): Promise<boolean> {
    setIsAsking(true)
    const taken = await findTaken(current.fields, form.getValues())
    setIsAsking(false)
    for (const [field, message] of taken) form.setError(field, { type: 'taken', message })
    return taken.size > 0
  }

  async function goOn(rules: RegistrationRules): Promise<void> {
    setProblem(undefined)
    const isValid = await form.trigger([...current.fields])
    const isRight = isValid && !(await refuseTaken(rules))
    const filesError = step === MEDIA_STEP ? rules.filesProblem(uploads.current()) : undefined
    setMediaError(filesError)
    if (!isRight) judgeWhileTyping()
    setChecks((times) => times + 1)
    if (!isRight || filesError !== undefined) return
    goToNext()
  }

  /** The first step of these fields; the password's is the last one when it is asked for there. */
  function stepToMend(names: readonly string[]): number {
    const others = asksPassword ? names.filter((name) => name !== 'password') : names
    return others.length === 0 ? LAST_STEP : stepOf(others)
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
        void navigate(outcome.signedIn ? (registration.wanted?.from ?? '/perfil') : '/login', {
          replace: true,
          state: registration.wanted,
        })
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
        sendBack(stepToMend([field]), field)
      }
    }
  }

  function goToFirstError(errors: FieldErrors<RegistrationValues>): void {
    if (errors.password !== undefined && form.getValues('password') === '') {
      form.setError('password', { type: 'missing', message: RETYPE_PASSWORD })
    }
    setChecks((times) => times + 1)
    const names = Object.keys(errors)
    const target = stepToMend(names)
    const fields: readonly FieldName[] = [...(STEPS[target]?.fields ?? []), 'password']
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
      const rules = await getReady()
      if (step < LAST_STEP) await goOn(rules)
      else await form.handleSubmit(register, goToFirstError)()
    } catch (error) {
      logError('The registration could not go on', error)
      setProblem(COULD_NOT_GO_ON)
    } finally {
      isJudging.current = false
    }
  }

  return { step, goTo, isMinor, problem, checks, mediaError, heading, asksPassword, isAsking, proceed }
}
