/** What can be done with a conversation beside reading and writing. */
export type Tool = 'search' | 'report' | 'leave'

export const MENU_NAME = 'Opções da conversa'
