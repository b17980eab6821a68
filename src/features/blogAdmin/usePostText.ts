import type { Post } from '@ribalta/domain/schemas/posts/post'
import { useRef, type RefObject } from 'react'
import { toast } from '../../ui/toast/toastStore.ts'
import { toPostValues } from './postValues.ts'
import type { PostFormState } from './usePostEditor.ts'

export interface PostText {
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** Puts text where the cursor was, on lines of its own. */
  insert: (text: string) => void
  /** Takes over an earlier version, all but its address. */
  restore: (version: Post) => void
}

/** What else than typing changes the text of a post. */
export function usePostText(form: PostFormState): PostText {
  const areaRef = useRef<HTMLTextAreaElement>(null)
  return {
    areaRef,
    insert: (text) => {
      const body = form.getValues('body')
      const at = areaRef.current?.selectionStart ?? body.length
      const [before, after] = [body.slice(0, at).trimEnd(), body.slice(at).trimStart()]
      const parts = [before, text, after].filter((part) => part !== '')
      form.setValue('body', parts.join('\n\n'), { shouldValidate: true })
      areaRef.current?.focus()
    },
    restore: (version) => {
      const { slug: _old, ...text } = toPostValues(version)
      for (const [name, value] of Object.entries(text) as [keyof typeof text, string][])
        form.setValue(name, value)
      toast({
        title: `Texto da versão ${String(version.version)} no editor`,
        description: 'Salve para usá-lo.',
      })
    },
  }
}
