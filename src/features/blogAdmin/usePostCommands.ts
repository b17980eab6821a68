import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPostLists } from '../../data/posts/queries.ts'
import { deletePost, type Destination } from '../../data/posts/writes.ts'
import { logError } from '../../lib/log.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { adminPath } from './adminPath.ts'
import type { PostEditorState } from './usePostEditor.ts'

const DONE: Readonly<Record<PostStatus, string>> = {
  draft: 'Rascunho salvo',
  scheduled: 'Post agendado',
  published: 'Post publicado',
  archived: 'Post arquivado',
}

export interface PostCommands {
  save: (destination: Destination) => void
  /** Resolves to whether the post can go out as it is; leads to the first field that is missing. */
  check: () => Promise<boolean>
  /** How often it was checked. */
  checks: number
  remove: () => Promise<void>
  /** There is nothing left to be lost by going. */
  isLeaving: boolean
}

/** Saves and deletes the post of an editor, and goes where it is then; `onMove` hears of a post's new address first. */
export function usePostCommands(
  editor: PostEditorState,
  { onMove, onRemove }: { readonly onMove: (slug: string) => void; readonly onRemove: () => void },
): PostCommands {
  const { form, base, isSaving } = editor
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const [checks, setChecks] = useState(0)

  function save(destination: Destination): void {
    if (isSaving) return
    editor.judgeAs(destination.status)
    void form.handleSubmit(
      async (data) => {
        const before = base?.status
        const post = await editor.save(data, destination)
        if (post === undefined) return
        const isStillOut = before === 'published' && post.status === 'published'
        toast({ title: isStillOut ? 'Alterações salvas' : DONE[post.status] })
        if (post.slug === base?.slug) return
        onMove(post.slug)
        void navigate(adminPath.post(post.slug), { replace: true })
      },
      () => {
        editor.report(undefined)
      },
    )()
  }

  async function remove(): Promise<void> {
    if (base === undefined) return
    try {
      await deletePost(base)
      editor.discard()
      onRemove()
      await client.invalidateQueries(adminPostLists)
      toast({ title: 'Post excluído' })
      setIsLeaving(true)
      void navigate(adminPath.list(base.status), { replace: true })
    } catch (error) {
      logError('The post was not deleted', error)
      editor.report('Não foi possível excluir. Tente de novo.')
    }
  }

  async function check(): Promise<boolean> {
    editor.judgeAs('published')
    const isComplete = await form.trigger()
    editor.report(undefined)
    setChecks((times) => times + 1)
    return isComplete
  }

  return { save, check, checks, remove, isLeaving }
}
