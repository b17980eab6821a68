import { useLayoutEffect, useState } from 'react'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { hasOwnKeys } from '../../lib/hasOwnKeys.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { useWalk } from './useWalk.ts'

const KEYS = [
  ['←', 'Pessoa anterior da lista'],
  ['→', 'Próxima pessoa da lista'],
  ['Ctrl Z', 'Desfazer o último ato'],
  ['?', 'Mostrar estas teclas'],
] as const

/** Through the list that one came from, by links and by keys. */
export function WalkBar({ uid }: { uid: string }) {
  const { steps, isWaiting, goBack, goOn } = useWalk(uid)
  const [showsKeys, setShowsKeys] = useState(false)
  // Listening as soon as it is drawn: somebody who goes through quickly presses again at once.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
      if (event.key === 'ArrowLeft') goBack()
      else if (event.key === 'ArrowRight') goOn()
      else if (event.key === '?') setShowsKeys(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [goBack, goOn])
  return (
    <>
      {steps === undefined ? null : (
        <nav aria-label="Lista de onde você veio" className="flex flex-wrap items-center gap-3 pt-6">
          <ButtonLink to={steps.walk.address} variant="quiet" size="small">
            {steps.walk.title}
          </ButtonLink>
          <span className="grow text-sm text-muted tabular-nums">
            {steps.total === undefined
              ? steps.place
              : `${String(steps.place)} de ${formatCount(steps.total)}`}
          </span>
          {steps.previous === undefined ? null : (
            <ButtonLink to={detailsAddress(steps.previous)} variant="secondary" size="small">
              Anterior
            </ButtonLink>
          )}
          {steps.next !== undefined ? (
            <ButtonLink to={detailsAddress(steps.next)} variant="secondary" size="small">
              Próximo
            </ButtonLink>
          ) : steps.goesOn ? (
            <Button variant="secondary" size="small" busy={isWaiting} onClick={goOn}>
              Próximo
            </Button>
          ) : null}
        </nav>
      )}
      {showsKeys ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setShowsKeys(false)
          }}
        />
      ) : null}
    </>
  )
}
