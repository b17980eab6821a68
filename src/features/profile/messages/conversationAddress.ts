/** What the address of Perfil ends with where the conversation is open instead of the profile. */
export const CONVERSATION = '?conversa=agencia'
