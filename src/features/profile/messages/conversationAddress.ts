/** In the address of Perfil: the conversation is open instead of the profile. */
export const CONVERSATION_PARAM = 'conversa'
export const CONVERSATION_ADDRESS = `/perfil?${CONVERSATION_PARAM}=agencia`
