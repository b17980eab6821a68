import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StartOver } from './StartOver.tsx'

export interface FoundDraftProps {
  /** Absent where the step that was reached is the one on the screen. */
  onGoOn: (() => void) | undefined
  onStartOver: () => void
}

/** Tells that an unfinished registration of this device goes on, and offers to let go of it. */
export default function FoundDraft({ onGoOn, onStartOver }: FoundDraftProps) {
  return (
    <div className="mb-8">
      <Notice>
        <p>
          Há um cadastro começado neste aparelho, e ele continua aqui. A senha não fica guardada. Se não é
          seu, comece de novo.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {onGoOn === undefined ? null : (
            <Button size="small" onClick={onGoOn}>
              Continuar de onde parou
            </Button>
          )}
          <StartOver onStartOver={onStartOver} />
        </div>
      </Notice>
    </div>
  )
}
