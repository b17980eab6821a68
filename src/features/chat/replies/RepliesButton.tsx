import { Button } from '../../../ui/Button.tsx'

/** Opens what the team says often. */
export function RepliesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      title="Respostas da equipe ( / no campo vazio)"
      className="px-3"
      onClick={onClick}
    >
      Respostas
    </Button>
  )
}
