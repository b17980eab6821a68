import { VIDEO_TYPES } from '@ribalta/domain/media/media'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FileButton } from '../../../ui/FileButton.tsx'
import { type CameraProblem, problemWords } from './cameraProblem.ts'

export interface CameraTroubleProps {
  problem: CameraProblem
  onRetry: () => void
  onFiles: (files: readonly File[]) => void
}

/** Why there is no picture, what to do about it, and the way round. */
export function CameraTrouble({ problem, onRetry, onFiles }: CameraTroubleProps) {
  const retry = useRef<HTMLButtonElement>(null)
  const { title, advice } = problemWords(problem)
  useEffect(() => {
    retry.current?.focus()
  }, [problem])
  return (
    <div className="m-auto flex max-w-reading flex-col gap-4 p-5">
      <div role="alert" className="flex flex-col gap-2">
        <p className="font-display text-2xl leading-tight">{title}</p>
        <p className="text-muted">{advice}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button ref={retry} onClick={onRetry}>
          Tentar de novo
        </Button>
        <FileButton text="Usar um arquivo" accept={VIDEO_TYPES} multiple onFiles={onFiles} />
      </div>
    </div>
  )
}
