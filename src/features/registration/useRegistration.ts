import { pick } from '@ribalta/domain/pick'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { readRoleToReturnTo, type RoleToReturnTo } from '../../auth/returnPath.ts'
import { prepareAccount } from '../../auth/prepareAccount.ts'
import { holdOwn } from '../../data/availability/availability.ts'
import { useKeptAlive } from '../../data/uploads/useKeptAlive.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import type { UploadsStore } from '../../data/uploads/store.ts'
import { logWarning } from '../../lib/log.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { unlessMissing } from '../../lib/loading/missingCode.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import type { Attempt } from './attempt.ts'
import { draftStorage } from './registrationDraft.ts'
import { EMPTY_REGISTRATION, STEPS, type RegistrationValues } from './registrationForm.ts'
import type { RegistrationData } from './registrationSchema.ts'
import { registrationUploads } from './registrationUploads.ts'
import type { RegistrationOutcome, RegistrationPhase } from './submitRegistration.ts'

export type RegistrationForm = UseFormReturn<RegistrationValues, unknown, RegistrationData>

export type RegistrationRules = Awaited<ReturnType<typeof loadRules>>

export interface Registration {
  form: RegistrationForm
  uploads: UploadsStore
  /** The last step that may be gone to. */
  reached: number
  reach: (step: number) => void
  /** What is being waited for, or `undefined` while the person fills in. */
  phase: RegistrationPhase | undefined
  /** Rejects while what judges the form has not come: nothing may go on then. */
  getReady: () => Promise<RegistrationRules>
  submit: (data: RegistrationData) => Promise<RegistrationOutcome>
  /** The draft comes from another tab, or from before the browser was closed. */
  isFound: boolean
  /** Closes the note about the found draft. */
  takeFound: () => void
  /** Removes everything that was filled in, here and on the device, except what an invitation brings. */
  startOver: () => void
  /** The role that the visitor registers for: of this navigation, or of the draft. */
  wanted: RoleToReturnTo | undefined
  /** Takes what an invitation brings where nothing was filled in yet. */
  takeInvitation: (link: InvitationLink, values: Partial<RegistrationValues>) => void
}

/** Loads validation and sending after the first step is on the screen. */
const loadRules = () => import('./registrationRules.ts')

const resolver: Resolver<RegistrationValues, unknown, RegistrationData> = async (
  values,
  context,
  options,
) => {
  try {
    const { registrationResolver } = await loadRules()
    return await registrationResolver(values, context, options)
  } catch (error) {
    // Judged later: nothing goes on without them.
    unlessMissing(error)
    return { values: {}, errors: {} }
  }
}

async function signIn(email: string, password: string): Promise<void> {
  const account = await import('../../auth/account.ts')
  await account.signIn(email, password)
}

/** The registration as it is filled in, kept across a reload, and its sending. */
export function useRegistration(): Registration {
  const [{ draft, isFound: wasFound }] = useState(draftStorage.load)
  const [isFound, setIsFound] = useState(wasFound)
  const [uploads] = useState(registrationUploads)
  useKeptAlive(uploads)
  const [reached, setReached] = useState(draft.reached)
  const [phase, setPhase] = useState<RegistrationPhase>()
  const attempt = useRef(draft.attempt)
  const invitation = useRef(draft.invitation)
  const { state } = useLocation() as { state: unknown }
  const [wanted] = useState(() => readRoleToReturnTo(state) ?? draft.wanted)
  /** The values of this visit's invitation: they stay when another person's draft is removed. */
  const invited = useRef<{ readonly link: InvitationLink; readonly values: Partial<RegistrationValues> }>(
    undefined,
  )
  const isDone = useRef(false)
  const form = useForm<RegistrationValues, unknown, RegistrationData>({
    defaultValues: draft.values,
    resolver,
    mode: 'onTouched',
  })

  useFirstChange(form.subscribe, prepareAccount)

  useEffect(() => {
    const save = (): void => {
      if (isDone.current) return
      draftStorage.save({
        values: form.getValues(),
        reached,
        uploads: uploads.current(),
        attempt: attempt.current,
        invitation: invitation.current,
        wanted,
      })
    }
    save()
    const stops = [form.subscribe({ formState: { values: true }, callback: save }), uploads.subscribe(save)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [form, uploads, reached, wanted])

  useEffect(() => {
    if (draft.attempt !== undefined) holdOwn(draft.values)
  }, [draft])

  useEffect(() => {
    loadRules().catch((error: unknown) => {
      logWarning('The rules of the form have not come yet', error)
    })
  }, [])

  function keepAttempt(made: Attempt): void {
    attempt.current = made
    holdOwn(form.getValues())
    draftStorage.save({
      values: form.getValues(),
      reached,
      uploads: uploads.current(),
      attempt: made,
      invitation: invitation.current,
      wanted,
    })
  }

  const takeInvitation = useCallback(
    (link: InvitationLink, values: Partial<RegistrationValues>): void => {
      invitation.current = link
      invited.current = { link, values }
      const before = form.getValues()
      const empty = STEPS.flatMap(({ fields }) => fields).filter(
        (name) => values[name] !== undefined && isSameValue(before[name], EMPTY_REGISTRATION[name]),
      )
      form.reset({ ...before, ...pick(values, empty) })
    },
    [form],
  )

  function startOver(): void {
    attempt.current = undefined
    invitation.current = invited.current?.link
    holdOwn()
    uploads.clear()
    setReached(0)
    draftStorage.clear()
    form.reset({ ...EMPTY_REGISTRATION, ...invited.current?.values })
    setIsFound(false)
  }

  /** The server has refused it and holds nothing for it: what is taken now is another account's. */
  function dropAttempt(): void {
    attempt.current = undefined
    holdOwn()
  }

  async function submit(data: RegistrationData): Promise<RegistrationOutcome> {
    try {
      const { createProfile, submitRegistration } = await loadRules()
      const outcome = await submitRegistration(data, {
        uploads,
        attempt: { current: () => attempt.current, keep: keepAttempt },
        invitation: invitation.current,
        newId: newRandomId,
        createProfile,
        signIn,
        onPhase: setPhase,
      })
      if (outcome.kind === 'registered') {
        isDone.current = true
        draftStorage.clear()
        uploads.clear()
      } else {
        setPhase(undefined)
        if (outcome.kind === 'refused' && outcome.field !== undefined) dropAttempt()
      }
      return outcome
    } catch (error) {
      setPhase(undefined)
      throw error
    }
  }

  return {
    form,
    uploads,
    reached,
    reach: (step) => {
      setReached((before) => Math.max(before, step))
    },
    phase,
    getReady: loadRules,
    submit,
    isFound,
    takeFound: () => {
      setIsFound(false)
    },
    startOver,
    wanted,
    takeInvitation,
  }
}
