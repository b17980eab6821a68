import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StartOver } from './StartOver.tsx'

export interface FoundDraftProps {
  /** Undefined when the furthest step is already on the screen. */
  onGoOn: (() => void) | undefined
  onStartOver: () => void
}

/** Announces a draft found on this device, and offers to continue it or to start over. */
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
