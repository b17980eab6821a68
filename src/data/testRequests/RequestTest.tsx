import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../lib/useNow.ts'
import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { fullCastingQuery } from '../castings/queries.ts'
import type { ActEnd } from '../roster/actOn.ts'
import type { TemplateEntry } from '../testTemplates/queries.ts'
import { emptyRequest, ofCasting, ofTemplate } from './requestForm.ts'
import { RequestForm } from './RequestForm.tsx'

export interface RequestTestProps {
  /** Who is signed in, whose the draft is. */
  uid: string
  /** Whom it begins with: names by uid. Where there is nobody, they are chosen first. */
  people: ReadonlyMap<string, string>
  /** What it begins with. */
  template?: TemplateEntry | undefined
  /** For which casting, and each person's role in it. */
  casting?: { readonly id: string; readonly roleOf: ReadonlyMap<string, string> } | undefined
  /** What can be done instead of asking. */
  instead?: { readonly label: string; readonly act: () => void } | undefined
  onAsked: (end: ActEnd) => void
  onClose: () => void
  returnTo?: (() => HTMLElement | undefined) | undefined
}

/** Staff ask people for a test. */
export default function RequestTest(props: RequestTestProps) {
  const { people: begun, template, casting, onClose, returnTo } = props
  const [people, setPeople] = useState(begun)
  const [isBusy, setIsBusy] = useState(false)
  const now = useNow()
  const full = useQuery({ ...fullCastingQuery(casting?.id ?? ''), enabled: casting !== undefined })
  const [only] = people.values()
  const whom =
    people.size === 1 ? ` a ${only ?? ''}` : people.size === 0 ? '' : ` a ${peopleWords(people.size)}`
  const stored = {
    ...emptyRequest(now),
    ...(full.data == null || casting === undefined ? {} : ofCasting(full.data, [...casting.roleOf.values()])),
    ...(template === undefined ? {} : ofTemplate(template)),
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={`Pedir teste${whom}`}
      description="Cada pessoa vê o pedido na hora e é avisada em um minuto. Até lá dá para desfazer."
      returnTo={returnTo}
    >
      {casting !== undefined && full.isError ? (
        <ErrorState title="Não foi possível carregar o casting" onRetry={() => void full.refetch()} />
      ) : casting !== undefined && full.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <RequestForm
          {...props}
          begun={stored}
          people={people}
          onPeople={setPeople}
          isBusy={isBusy}
          onBusy={setIsBusy}
        />
      )}
    </Dialog>
  )
}
