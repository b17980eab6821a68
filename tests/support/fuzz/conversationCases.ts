import { type FuzzCase, NOBODY } from './fuzzCase.ts'
import { MARKED } from './marks.ts'

/** The calls of conversations. */
export const CONVERSATION_CASES = {
  sendMessage: {
    as: 'artist',
    base: {
      conversationId: NOBODY,
      messageId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
      text: MARKED.legalName,
      about: { kind: 'casting', id: NOBODY },
      attachments: [{ tempMediaId: 'zq7zq7zq7zq7zq7zq7zq7zq7/0', name: MARKED.artisticName }],
    },
  },
  leaveConversation: { as: 'director', base: { conversationId: NOBODY } },
  reportMessage: {
    as: 'artist',
    base: {
      requestId: 'zq7zq7zq7zq7zq7zq7zq7zq7',
      conversationId: NOBODY,
      messageId: NOBODY,
      reason: 'outro',
      message: MARKED.legalName,
    },
  },
  startConversation: { as: 'artist', base: { uid: NOBODY } },
} as const satisfies Readonly<Record<string, FuzzCase>>
