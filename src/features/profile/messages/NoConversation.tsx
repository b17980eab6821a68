import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import { Link } from '../../../ui/Link.tsx'

/** What an artist is told to whom the agency has not written. */
export function NoConversation({ isMinor }: { isMinor: boolean }) {
  if (isMinor) return <p className="text-muted">{MINOR_WORDS.artist}</p>
  return (
    <p className="text-muted">
      Quando a agência escrever para você, a conversa aparece aqui. Para falar com ela antes disso, veja os{' '}
      <Link to="/contatos" className="text-link">
        Contatos
      </Link>
      .
    </p>
  )
}
