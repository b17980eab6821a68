import { MAX_MEMO } from '@ribalta/domain/castings/casting'
import { useAuth } from '../../../auth/AuthContext.tsx'
import type { Candidate } from '../../../data/board/candidates.ts'
import { memoDraftOf } from '../../../data/board/memoDrafts.ts'
import { DraftTextarea } from '../../../data/notes/DraftTextarea.tsx'
import { Button } from '../../../ui/Button.tsx'

export interface MemoFieldProps {
  candidate: Candidate
  name: string
  onEnd: () => void
}

/** What the team notes about one candidate, which the artist never reads. */
export function MemoField({ candidate, name, onEnd }: MemoFieldProps) {
  const { user } = useAuth()
  const draft = memoDraftOf(candidate, name, user?.uid ?? '')
  const { memo, memoVersion = 0, memoBy } = candidate
  const stored = { text: memo, version: memoVersion, by: memoBy }
  return (
    <div>
      <DraftTextarea
        label={`Anotação sobre ${name}`}
        draft={draft}
        stored={stored}
        maxLength={MAX_MEMO}
        hasFocus
        onType={(text) => {
          draft.type(text, stored)
        }}
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
