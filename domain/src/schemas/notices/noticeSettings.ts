import * as z from 'zod/mini'
import { NOTICE_TOPIC_IDS } from '../../notices/topics.ts'

/** `profiles/{uid}/settings/notices`: the topics that somebody does not want mail about; written by themself. */
export const noticeSettingsSchema = z.strictObject({
  off: z.array(z.enum(NOTICE_TOPIC_IDS)).check(z.maxLength(NOTICE_TOPIC_IDS.length)),
})
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>
