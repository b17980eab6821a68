import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasOwnKeys } from '../../lib/hasOwnKeys.ts'
import { detailsAddress, listWalk, stepsAround } from '../../lib/listWalk.ts'
import { useStore } from '../../lib/store.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'

const KEYS = [
  ['←', 'Pessoa anterior da lista'],
  ['→', 'Próxima pessoa da lista'],
  ['Ctrl Z', 'Desfazer o último ato'],
  ['?', 'Mostrar estas teclas'],
] as const

/** Through the list that one came from, by links and by keys. */
export function WalkBar({ uid }: { uid: string }) {
  const steps = stepsAround(useStore(listWalk), uid)
  const navigate = useNavigate()
  const [showsKeys, setShowsKeys] = useState(false)
  const { previous, next } = steps ?? {}
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined
      if (to !== undefined) void navigate(detailsAddress(to))
      else if (event.key === '?') setShowsKeys(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [navigate, previous, next])
  return (
    <>
      {steps === undefined ? null : (
        <nav aria-label="Lista de onde você veio" className="flex flex-wrap items-center gap-3 pt-6">
          <ButtonLink to={steps.walk.address} variant="quiet" size="small">
            {steps.walk.title}
          </ButtonLink>
          <span className="grow text-sm text-muted tabular-nums">
            {steps.place} de {steps.walk.uids.length}
          </span>
          {previous === undefined ? null : (
            <ButtonLink to={detailsAddress(previous)} variant="secondary" size="small">
              Anterior
            </ButtonLink>
          )}
          {next === undefined ? null : (
            <ButtonLink to={detailsAddress(next)} variant="secondary" size="small">
              Próximo
            </ButtonLink>
          )}
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
