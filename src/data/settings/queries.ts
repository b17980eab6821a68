import { type NoticeSettings, noticeSettingsSchema } from '@ribalta/domain/schemas/notices/noticeSettings'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { doc, getDocFromServer, setDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'

async function settingsOf(uid: string) {
  return doc(await firebaseFirestore(), `profiles/${uid}/settings/notices`)
}

/** What somebody does not want mail about; nothing is switched off until they say so. */
export function noticeSettingsQuery(uid: string) {
  return queryOptions({
    queryKey: ['noticeSettings', uid],
    queryFn: async (): Promise<NoticeSettings> => {
      const stored = await getDocFromServer(await settingsOf(uid))
      return stored.exists() ? noticeSettingsSchema.parse(stored.data()) : { off: [] }
    },
    enabled: uid !== '',
  })
}

export function keepNoticeSettingsMutation(uid: string) {
  return mutationOptions({
    mutationFn: async (settings: NoticeSettings) => setDoc(await settingsOf(uid), settings),
    onSuccess: (_nothing, settings, _result, { client }) => {
      client.setQueryData(noticeSettingsQuery(uid).queryKey, settings)
    },
    meta: { failure: 'The choice of notices was not kept' },
  })
}
