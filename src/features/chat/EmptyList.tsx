import type { ChatView } from './useChatAddress.ts'

const WORDS: Readonly<Record<ChatView, { title: string; next: string }>> = {
  own: {
    title: 'Nenhuma conversa ainda',
    next: 'Comece em Nova conversa, ou por “Conversar” nos Detalhes de alguém.',
  },
  waiting: {
    title: 'Ninguém espera resposta',
    next: 'Quando um artista escrever e ninguém da equipe tiver respondido, a conversa aparece aqui.',
  },
}

/** In the place of a list in which there is nothing. */
export function EmptyList({ view }: { view: ChatView }) {
  const { title, next } = WORDS[view]
  return (
    <div className="flex flex-col gap-2 px-3 py-8">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{next}</p>
    </div>
  )
}
