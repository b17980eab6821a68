import { MAX_MEMO } from '@ribalta/domain/castings/casting'
import type { Candidate } from '../../../data/board/candidates.ts'
import { memoDraftOf, tidyMemo } from '../../../data/board/memoDrafts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftTextarea } from '../../../ui/DraftTextarea.tsx'

export interface MemoFieldProps {
  candidate: Candidate
  name: string
  onEnd: () => void
}

/** What the team notes about one candidate, which the artist never reads. */
export function MemoField({ candidate, name, onEnd }: MemoFieldProps) {
  const draft = memoDraftOf(candidate, name)
  return (
    <div>
      <DraftTextarea
        label={`Anotação sobre ${name}`}
        draft={draft}
        stored={candidate.memo}
        tidy={tidyMemo}
        maxLength={MAX_MEMO}
        hasFocus
        onType={draft.type}
      />
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          draft.commit()
          onEnd()
        }}
      >
        Fechar anotação
      </Button>
    </div>
  )
}
