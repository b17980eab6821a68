import { MAX_WORKS } from '@ribalta/domain/people/work'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import type { OwnWork } from '../../../data/works/ownWorks.ts'
import { ownWorksQuery } from '../../../data/works/ownQueries.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { UndoButton } from '../../../ui/undo/UndoButton.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { CreditList } from './CreditList.tsx'

const CreditDialog = lazyPart(() => import('./CreditDialog.tsx'))

/** What the artist did, as their page shows it: to be written, put in order and shown or not. */
export function Credits({ uid, profile }: { uid: string; profile: Profile }) {
  const id = useId()
  const minor = isMinor(profile.birthDate, useNow())
  const { data: works, isError, refetch } = useQuery(ownWorksQuery(uid))
  const [edited, setEdited] = useState<OwnWork | 'new'>()
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = works !== undefined && works.length >= MAX_WORKS
  return (
    <DeskSection title="Meu currículo">
      <div className="flex flex-wrap gap-3">
        <UndoButton />
        <Button
          ref={addButton}
          variant="secondary"
          disabled={works === undefined}
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? `${id}-full` : undefined}
          onClick={() => {
            if (!isFull) setEdited('new')
          }}
        >
          Adicionar ao currículo
        </Button>
      </div>
      {isFull ? (
        <p id={`${id}-full`} className="text-muted">
          São {MAX_WORKS} trabalhos, o máximo. Exclua um para adicionar outro.
        </p>
      ) : null}
      {minor ? (
        <p className="max-w-prose text-muted">
          Até você fazer 18 anos, seus trabalhos não aparecem na página pública. A agência vê os que não são
          só seus.
        </p>
      ) : null}
      {works !== undefined && works.length > 0 ? (
        <CreditList
          uid={uid}
          works={works}
          media={profile.media}
          isMinor={minor}
          onEdit={setEdited}
          onEmptied={() => addButton.current?.focus()}
        />
      ) : works !== undefined ? (
        <EmptyState title="Nenhum trabalho ainda">
          Comece pelo mais recente: filme, série, campanha, peça, show. Sua página mostra o que você quiser, e
          a agência usa seu currículo para indicar você.
        </EmptyState>
      ) : isError ? (
        <ErrorState title="Não foi possível carregar seu currículo" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {edited === undefined ? null : (
        <Suspense fallback={null}>
          <CreditDialog
            uid={uid}
            work={edited === 'new' ? undefined : edited}
            media={profile.media}
            isMinor={minor}
            onClose={() => {
              setEdited(undefined)
            }}
          />
        </Suspense>
      )}
    </DeskSection>
  )
}
