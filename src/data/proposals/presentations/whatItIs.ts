/** What a presentation is, wherever an artist reads of theirs. */
export const WHAT_IT_IS =
  'Numa apresentação, a agência mostra você a um cliente. Ainda não é um convite para o trabalho, e seus contatos não aparecem.'
