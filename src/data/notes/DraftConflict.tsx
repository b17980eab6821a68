import { useQuery } from '@tanstack/react-query'
import type { StoredText } from '../../lib/forms/draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { personNameQuery } from '../profiles/queries.ts'

export interface DraftConflictProps {
  theirs: StoredText
  onKeep: () => void
  onTake: () => void
}

/** What a colleague wrote while one typed: one of the two texts stays. */
export default function DraftConflict({ theirs: { text, by }, onKeep, onTake }: DraftConflictProps) {
  const { data: name } = useQuery({ ...personNameQuery(by ?? ''), enabled: by !== undefined })
  const who = name ?? 'Outra pessoa da equipe'
  return (
    <Notice tone="danger">
      <p className="font-medium">{text === '' ? `${who} apagou a anotação.` : `${who} escreveu:`}</p>
      {text === '' ? null : (
        <p className="mt-1 break-words whitespace-pre-wrap text-ink select-text">{text}</p>
      )}
      <p className="mt-1 text-sm">O que você digitou continua acima e ainda não foi salvo.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onKeep}>
          Salvar o meu texto
        </Button>
        <Button variant="secondary" size="small" onClick={onTake}>
          {text === '' ? 'Descartar o meu texto' : 'Ficar com esse texto'}
        </Button>
      </p>
    </Notice>
  )
}
