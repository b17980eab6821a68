import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

/** What somebody of the team types of one. */
export const quickReplyFormSchema = z.strictObject({
  title: textField(1, 60, 'Título'),
  text: textField(1, 1000, 'Resposta'),
})
export type QuickReplyForm = z.infer<typeof quickReplyFormSchema>

/** `quickReplies/{id}`: what the team says often; written by staff, under rules that say the same. */
export const quickReplySchema = z.extend(quickReplyFormSchema, {
  updatedAt: instantSchema,
})
export type QuickReply = z.infer<typeof quickReplySchema>
