import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import { useQuery } from '@tanstack/react-query'
import { openSides } from '../../data/testRequests/calls.ts'
import { sidesQuery } from '../../data/testRequests/queries.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { PrivateDownload } from '../../data/privateFiles/PrivateDownload.tsx'
import { sidesWords } from '../../data/testTemplates/contentForm.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TestPart } from './TestPart.tsx'

/** What the artist reads in the scene. */
export function TestSides({ test }: { test: TestEntry }) {
  const {
    data: sides,
    isError,
    refetch,
  } = useQuery({
    ...sidesQuery(test.id),
    enabled: test.sides !== 'none',
  })
  if (test.sides === 'none') return null
  return (
    <TestPart title="Texto da cena">
      {isError ? (
        <ErrorState title="Não foi possível carregar o texto" onRetry={() => void refetch()} />
      ) : sides === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <Read sides={sides} testRequestId={test.id} />
      )}
    </TestPart>
  )
}

function Read({ sides, testRequestId }: { sides: Sides; testRequestId: string }) {
  if (sides.kind === 'text')
    return <p className="max-w-prose break-words whitespace-pre-line">{sides.text}</p>
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span className="min-w-0 break-words">{sidesWords(sides)}</span>
      {sides.kind === 'pdf' ? (
        <PrivateDownload name={sides.name} pathOf={() => openSides(testRequestId)}>
          Baixar o PDF
        </PrivateDownload>
      ) : null}
    </div>
  )
}
