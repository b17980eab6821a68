import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import type { Post } from '@ribalta/domain/schemas/posts/post'
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
const CHECK_FIELDS = 'Confira os campos marcados.'

export interface PostCommands {
  save: (destination: Destination) => void
  remove: () => Promise<void>
  /** There is nothing left to be lost by going. */
  isLeaving: boolean
}

/** Saves and deletes the post of an editor, and goes where it is then. */
export function usePostCommands(editor: PostEditorState, stored: Post | undefined): PostCommands {
  const { form, base, isSaving } = editor
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  function save(destination: Destination): void {
    if (isSaving) return
    void form.handleSubmit(
      async (data) => {
        const before = base?.status
        const post = await editor.save(data, destination)
        if (post === undefined) return
        const isStillOut = before === 'published' && post.status === 'published'
        toast({ title: isStillOut ? 'Alterações salvas' : DONE[post.status] })
        if (post.slug === stored?.slug) return
        setIsLeaving(true)
        void navigate(adminPath.post(post.slug), { replace: true })
      },
      () => {
        editor.report(CHECK_FIELDS)
      },
    )()
  }

  async function remove(): Promise<void> {
    if (base === undefined) return
    try {
      await deletePost(base)
      editor.discard()
      await client.invalidateQueries(adminPostLists)
      toast({ title: 'Post excluído' })
      setIsLeaving(true)
      void navigate(adminPath.list(base.status), { replace: true })
    } catch (error) {
      logError('The post was not deleted', error)
      editor.report('Não foi possível excluir. Tente de novo.')
    }
  }

  return { save, remove, isLeaving }
}
