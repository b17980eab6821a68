import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import type { Post, PostForm } from '@ribalta/domain/schemas/posts/post'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { adminPostLists, readAdminPost } from '../../data/posts/queries.ts'
import { writePost, type Destination } from '../../data/posts/writes.ts'
import { logError, logWarning } from '../../lib/log.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { postDraft } from './postDraft.ts'
import { draftResolver, EMPTY_POST, postResolver, toPostValues, type PostValues } from './postValues.ts'

const LOST =
  'Não foi possível salvar. O que você digitou continua aqui; verifique sua conexão e tente de novo.'
const TAKEN = 'Já há um post com este endereço.'

export type PostFormState = UseFormReturn<PostValues, unknown, PostForm>

export interface PostEditorState {
  form: PostFormState
  /** The post as it was when the writing began or was last saved. */
  base: Post | undefined
  isDirty: boolean
  /** What is in the form was typed earlier and never saved. */
  isRecovered: boolean
  /** Somebody else has changed the post. */
  isStale: boolean
  isSaving: boolean
  problem: string | undefined
  /** Resolves to the post as it is then stored, or undefined where it was not. */
  save: (form: PostForm, destination: Destination) => Promise<Post | undefined>
  /** Takes back everything that was not saved. */
  discard: () => void
  /** After a conflict: goes on from the newest version, with one's own text or with the other's. */
  resolveConflict: (keep: 'mine' | 'theirs') => Promise<void>
  report: (problem: string | undefined) => void
  /** Judges what is typed by what a post in this state needs, from now on. */
  judgeAs: (status: PostStatus) => void
}

/** A post being written: what is typed is kept in the browser until it is saved. */
export function usePostEditor(stored: Post | undefined, uid: string, authorName: string): PostEditorState {
  const client = useQueryClient()
  const [base, setBase] = useState(stored)
  const draft = useMemo(() => postDraft(uid, base?.slug), [uid, base?.slug])
  const [recovered] = useState(() => draft.load())
  const baseValues = useMemo(() => (base === undefined ? EMPTY_POST : toPostValues(base)), [base])
  const [isRecovered, setIsRecovered] = useState(
    recovered !== undefined && !isSameValue(recovered.values, baseValues),
  )
  /** The version that what is typed was begun from. */
  const [begunFrom, setBegunFrom] = useState((isRecovered ? recovered : stored)?.version ?? 0)
  const [isStale, setIsStale] = useState(begunFrom !== (stored?.version ?? 0))
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Whether the post is judged as a draft, which needs a title and an address only. */
  const isDraft = useRef((stored?.status ?? 'draft') === 'draft')
  const form = useForm<PostValues, unknown, PostForm>({
    defaultValues: recovered?.values ?? baseValues,
    resolver: (typed, context, options) =>
      (isDraft.current ? draftResolver : postResolver)(typed, context, options),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // Told of every change; the values themselves are asked for where they are needed.
  useWatch({ control: form.control })
  const isDirty = !isSameValue(form.getValues(), baseValues)

  // At each change: whatever becomes of this page, nothing that was typed goes with it.
  useEffect(() => {
    const keep = (): void => {
      const values = form.getValues()
      if (isSameValue(values, baseValues)) draft.clear()
      else draft.save({ version: begunFrom, values })
    }
    keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [form, draft, baseValues, begunFrom])

  async function save(data: PostForm, destination: Destination): Promise<Post | undefined> {
    setIsSaving(true)
    setProblem(undefined)
    try {
      const outcome = await writePost({ original: base, form: data, destination, authorName })
      if (outcome === 'taken') {
        form.setError('slug', { type: 'server', message: TAKEN }, { shouldFocus: true })
        setProblem(TAKEN)
        return undefined
      }
      if (outcome === 'changed') {
        setIsStale(true)
        return undefined
      }
      const post = await readAdminPost(data.slug)
      if (post === null) throw new Error('The post is gone again')
      // A new post, and one that was renamed, keeps its next draft under another key.
      draft.clear()
      setBase(post)
      setBegunFrom(post.version)
      form.reset(toPostValues(post))
      setIsRecovered(false)
      setIsStale(false)
      await client.invalidateQueries(adminPostLists)
      return post
    } catch (error) {
      logError('The post was not saved', error)
      setProblem(LOST)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }

  function discard(): void {
    form.reset(baseValues)
    setBegunFrom(base?.version ?? 0)
    setIsRecovered(false)
    setIsStale(false)
    setProblem(undefined)
  }

  async function resolveConflict(keep: 'mine' | 'theirs'): Promise<void> {
    if (base === undefined) return
    try {
      const newest = await readAdminPost(base.slug)
      if (newest === null) {
        setProblem('Este post foi excluído por outra pessoa. Copie o seu texto para um post novo.')
        return
      }
      setBase(newest)
      setBegunFrom(newest.version)
      setIsStale(false)
      setIsRecovered(false)
      if (keep === 'theirs') form.reset(toPostValues(newest))
    } catch (error) {
      logWarning('The newer version of the post could not be read', error)
      setProblem('Não foi possível ler a versão nova. Tente de novo.')
    }
  }

  return {
    form,
    base,
    isDirty,
    isRecovered,
    isStale,
    isSaving,
    problem,
    save,
    discard,
    resolveConflict,
    report: setProblem,
    judgeAs: (status) => {
      isDraft.current = status === 'draft'
    },
  }
}
