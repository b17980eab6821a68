import type { PostStatus } from '@ribalta/domain/postStatus'
import type { Post } from '@ribalta/domain/schemas/post'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAdminPosts, type AdminPostPage } from '../../data/posts/admin.ts'
import { POSTS_KEY } from './postsKey.ts'

/** The posts of one state, and the search in them: begun on sending, ended by emptying the field. */
export function usePostSearch(status: PostStatus) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = useInfiniteQuery({
    queryKey: [...POSTS_KEY, status, text],
    queryFn: ({ pageParam }) => readAdminPosts(status, text, pageParam),
    initialPageParam: undefined as AdminPostPage['next'],
    getNextPageParam: ({ next }) => next,
  })
  const posts: readonly Post[] = list.data?.pages.flatMap((page) => page.posts) ?? []
  return {
    list,
    posts,
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
