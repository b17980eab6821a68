import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { canChangeTest, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { Suspense, useId, useState } from 'react'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const AcceptDialog = lazyPart(() => import('./AcceptDialog.tsx'))
const RefuseDialog = lazyPart(() => import('./RefuseDialog.tsx'))
const SendDialog = lazyPart(() => import('./SendDialog.tsx'))

export interface OnBehalfProps {
  test: TestEntry
  /** Where it stands now. */
  status: TestStatus
  name: string
  profile: Profile | undefined
}

type Act = 'accept' | 'refuse' | 'send'

const LABELS: Readonly<Record<Act, string>> = { accept: 'Aceitar', refuse: 'Recusar', send: 'Enviar vídeo' }

/** Whoever has not accepted yet does so with the first video. */
function mayDo(act: Act, status: TestStatus): boolean {
  if (act === 'refuse') return canChangeTest(status, 'refused')
  const mayAccept = canChangeTest(status, 'accepted')
  return act === 'accept' ? mayAccept : mayAccept || canChangeTest(status, 'submitted')
}

/** What staff can do with a test in its artist's name, where the artist could. */
export function OnBehalf(props: OnBehalfProps) {
  const { status, name } = props
  const id = useId()
  const [asked, setAsked] = useState<Act>()
  const acts = (['accept', 'send', 'refuse'] as const).filter((act) => mayDo(act, status))
  const close = (): void => {
    setAsked(undefined)
  }
  // A reason that is being typed stays; what has no text closes with what it was for.
  const open = asked === undefined || (asked !== 'refuse' && !acts.includes(asked)) ? undefined : asked
  if (acts.length === 0 && open === undefined) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 id={id} className="text-base font-medium break-words">{`Em nome de ${name}`}</h2>
      <p className="text-sm text-muted">A pessoa é avisada, e o histórico diz que foi a agência.</p>
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={`${LABELS[act]} por ${name}`}
            onClick={() => {
              setAsked(act)
            }}
          >
            {LABELS[act]}
          </Button>
        ))}
      </div>
      <Suspense fallback={null}>
        {open === 'accept' ? <AcceptDialog {...props} onClose={close} /> : null}
        {open === 'refuse' ? (
          <RefuseDialog {...props} canRefuse={acts.includes('refuse')} onClose={close} />
        ) : null}
        {open === 'send' ? <SendDialog {...props} onClose={close} /> : null}
      </Suspense>
    </section>
  )
}
