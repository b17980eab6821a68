import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { sidesQuery } from '../queries.ts'
import type { TestEntry } from '../requests.ts'
import { SidesText } from './SidesText.tsx'

const PdfPages = lazyPart(() => import('./PdfPages.tsx'))

export interface SidesProps {
  test: TestEntry
  /** Whose name is behind the text. */
  reader: string
}

/** What there is to read of a test, for whoever may: a text, or a PDF that is opened by hand. */
export function Sides({ test, reader }: SidesProps) {
  return test.sides === 'pdf' ? <Pdf test={test} /> : <Text test={test} reader={reader} />
}

function Text({ test, reader }: SidesProps) {
  const { data: sides, isError, refetch } = useQuery(sidesQuery(test.id))
  if (isError) return <ErrorState title="Não foi possível carregar o texto" onRetry={() => void refetch()} />
  if (sides === undefined) return <Skeleton className="h-60 w-full" />
  return sides.kind === 'text' ? <SidesText text={sides.text} reader={reader} /> : null
}

function Pdf({ test: { id, pages = 1 } }: { test: TestEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <PdfPages testRequestId={id} />
      </Suspense>
    )
  }
  return (
    <Button
      variant="secondary"
      onClick={() => {
        setIsOpen(true)
      }}
    >{`Abrir o PDF (${pages === 1 ? '1 página' : `${String(pages)} páginas`})`}</Button>
  )
}
