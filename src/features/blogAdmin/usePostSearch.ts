import type { PostStatus } from '@ribalta/domain/posts/postStatus'
import { useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { adminPostsQuery } from '../../data/posts/queries.ts'

/** The posts of one state, and the search in them: begun on sending, ended by emptying the field. */
export function usePostSearch(status: PostStatus) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = usePagedQuery(adminPostsQuery(status, text))
  return {
    list,
    typed,
    type: (value: string) => {
      setTyped(value)
      if (value === '') setText('')
    },
    /** What is searched for. */
    text,
    search: () => {
      setText(typed.trim())
    },
  }
}
