import { zodResolver } from '@hookform/resolvers/zod'
import { isLookDue } from '@ribalta/domain/roster/lookAge'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { AccountError } from '../../auth/accountError.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { prepareAccount } from '../../auth/prepareAccount.ts'
import type { UploadsStore } from '../../data/uploads/store.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { forgetDraft, useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { isSending, isUnsent, sentIds } from '../../lib/media/uploads.ts'
import { whenOffline } from '../../lib/loading/whenOffline.ts'
import {
  asSaved,
  changedFields,
  changedMedia,
  isOnlyPreparation,
  mergeMedia,
  mergeNewest,
  renewsLook,
} from './profileChanges.ts'
import { privateDraftKey } from './privateForm.ts'
import { profileFormSchema, toProfileValues, type ProfileData, type ProfileValues } from './profileForm.ts'
import { useProfileUploads } from './useProfileUploads.ts'
import { readVersion, toUpdateFailure, type UpdateFailure } from './updateFailure.ts'

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileData>

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'unchanged' }
  /** Files that could not be sent are in the way. */
  | { kind: 'files' }
  | ({ kind: 'refused' } & UpdateFailure)

export interface ProfileEditor {
  form: ProfileForm
  uploads: UploadsStore
  /** What was typed is not to come back: for who leaves without saving. */
  forget: () => void
  /** The stored media that stay, in their order. */
  kept: readonly ProfileMedia[]
  setKept: (kept: readonly ProfileMedia[]) => void
  /** What the form began from, for telling what has changed. */
  isChanged: () => boolean
  isSaving: boolean
  /** The record changed elsewhere while somebody is typing here. */
  isStale: boolean
  /** Takes the newest values, keeping what was typed here. */
  takeNewest: () => void
  save: (data: ProfileData) => Promise<SaveOutcome>
  confirmLook: () => Promise<UpdateFailure | undefined>
}

/** One's own record being edited: what is typed is kept while the live record moves on beneath it. */
export function useProfileEditor(uid: string, profile: Profile): ProfileEditor {
  const { updateUserProfile } = useAuth()
  const [base, setBase] = useState(profile)
  const [kept, setKept] = useState<readonly ProfileMedia[]>(profile.media)
  const uploads = useProfileUploads(uid)
  const [isSaving, setIsSaving] = useState(false)
  const [isStale, setIsStale] = useState(false)
  /** The newest version that this form made itself. */
  const ownVersion = useRef(0)
  const resolver = useMemo(() => zodResolver(profileFormSchema(toProfileValues(base), base.phone)), [base])
  const form = useForm<ProfileValues, unknown, ProfileData>({
    defaultValues: toProfileValues(profile),
    resolver,
    shouldFocusError: false,
    mode: 'onTouched',
  })

  const stored = useMemo(() => toProfileValues(base), [base])
  useFirstChange(form.subscribe, prepareAccount)
  const forgetPublic = useFormDraft(`form.perfil.${uid}`, form, stored)
  const forget = (): void => {
    forgetPublic()
    forgetDraft(privateDraftKey(uid))
  }

  const isChanged = useCallback(
    () =>
      !isSameValue(form.getValues(), toProfileValues(base)) ||
      !isSameValue(kept, base.media) ||
      uploads.current().some(({ state }) => state.kind !== 'refused'),
    [form, base, kept, uploads],
  )

  /** Puts values in the form, leaving alone the fields that have them already. */
  const setValues = useCallback(
    (values: ProfileValues) => {
      for (const name of Object.keys(values) as (keyof ProfileValues)[]) {
        if (!isSameValue(values[name], form.getValues(name))) form.setValue(name, values[name])
      }
    },
    [form],
  )

  const takeNewest = useCallback(() => {
    setValues(mergeNewest(toProfileValues(base), form.getValues(), toProfileValues(profile)))
    setKept(mergeMedia(base.media, kept, profile.media))
    setBase(profile)
    setIsStale(false)
  }, [form, setValues, base, kept, profile])

  useEffect(() => {
    if (isSaving || profile === base || profile.version < base.version) return
    const isOwn = profile.version <= Math.max(base.version, ownVersion.current)
    if (isOwn || !isChanged() || isOnlyPreparation(base, profile)) takeNewest()
    else setIsStale(true)
  }, [profile, base, isSaving, isChanged, takeNewest])

  async function save(data: ProfileData): Promise<SaveOutcome> {
    setIsSaving(true)
    try {
      return await sendChanges(data)
    } finally {
      setIsSaving(false)
    }
  }

  async function sendChanges(data: ProfileData): Promise<SaveOutcome> {
    const submitted = structuredClone(form.getValues())
    const done = new AbortController()
    const tempMediaIds: string[] = []
    try {
      // What the server keeps no more is on its way again after this.
      await uploads.renew()
      // Without a connection the provider goes on trying for minutes: nobody is to wait for that.
      await Promise.race([uploads.settled(), whenOffline(done.signal)])
      if (isSending(uploads.current()) || uploads.current().some(isUnsent)) return { kind: 'files' }
      tempMediaIds.push(...sentIds(uploads.current()))
      const changes = {
        ...changedFields(base, data),
        ...changedMedia(base.media, kept, tempMediaIds),
      }
      if (Object.keys(changes).length === 0) return { kind: 'unchanged' }
      // Whoever is asked whether their look still holds has answered by changing it.
      const isAnswer = isLookDue(profile, new Date()) && renewsLook(changes)
      const answer = await updateUserProfile({
        ...changes,
        ...(isAnswer ? { confirmLook: true } : {}),
        expectedVersion: base.version,
      })
      const version = readVersion(answer) ?? base.version + 1
      ownVersion.current = version
      uploads.clear()
      // Until the listener brings the record as stored, it is taken to be what was sent.
      const saved = asSaved(base, data, kept, version)
      setValues(mergeNewest(submitted, form.getValues(), toProfileValues(saved)))
      setBase(saved)
      setIsStale(false)
      return { kind: 'saved' }
    } catch (error) {
      if (error instanceof AccountError) {
        if (uploads.sendGone(error.cause, tempMediaIds)) return await sendChanges(data)
        if (uploads.markRefused(error.cause, tempMediaIds, error.message)) return { kind: 'files' }
      }
      const failure = toUpdateFailure(error)
      if (failure.isStale) setIsStale(true)
      return { kind: 'refused', ...failure }
    } finally {
      done.abort()
    }
  }

  async function confirmLook(): Promise<UpdateFailure | undefined> {
    setIsSaving(true)
    try {
      const version = readVersion(await updateUserProfile({ confirmLook: true }))
      // Nothing came in between, so the record that follows is not somebody else's change.
      if (version === base.version + 1) ownVersion.current = version
      return undefined
    } catch (error) {
      return toUpdateFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

  return { form, uploads, forget, kept, setKept, isChanged, isSaving, isStale, takeNewest, save, confirmLook }
}
