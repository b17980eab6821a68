import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type BlockerFunction,
  type Location,
  useBeforeUnload,
  useBlocker,
  useLocation,
} from 'react-router-dom'
import { useStore } from '../lib/store.ts'
import { type Unsaved, unsaved } from '../lib/forms/unsaved.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** So long it may take to save before the person is asked. */
const QUIETLY_MS = 500

/** What would be left unsaved by going from one address to another. */
function lostBetween(here: Location, next: Location): Unsaved[] {
  const leavesPage = here.pathname !== next.pathname
  const leavesQuery = here.search !== next.search
  return [...unsaved.current().values()].filter(
    ({ isPerQuery = false }) => leavesPage || (isPerQuery && leavesQuery),
  )
}

const holds: BlockerFunction = ({ currentLocation, nextLocation }) =>
  lostBetween(currentLocation, nextLocation).length > 0

function saveAll(entries: Iterable<Unsaved>): void {
  for (const { save } of entries) save?.()
}

/**
 * Asks before anybody leaves a guarded screen on which something is not saved: the only one who asks, for a router holds one question.
 * What can be saved without the person is saved first, and whoever leaves goes on by themselves once it is.
 */
export function LeaveGuard() {
  useStore(unsaved)
  const here = useLocation()
  const blocker = useBlocker(holds)
  const lost = blocker.state === 'blocked' ? lostBetween(here, blocker.location) : []
  const isBlocked = blocker.state === 'blocked'
  const [hasWaited, setHasWaited] = useState(false)
  /** The router hears once that somebody goes; that they went is drawn later than that nothing is unsaved any more. */
  const isGoing = useRef(false)

  function goOn(): void {
    if (isGoing.current) return
    isGoing.current = true
    blocker.proceed?.()
  }

  useBeforeUnload(
    useCallback((event) => {
      const entries = unsaved.current()
      if (entries.size === 0) return
      saveAll(entries.values())
      event.preventDefault()
    }, []),
  )

  useEffect(() => {
    if (!isBlocked) return
    isGoing.current = false
    saveAll(unsaved.current().values())
    const wait = setTimeout(() => {
      setHasWaited(true)
    }, QUIETLY_MS)
    return () => {
      clearTimeout(wait)
      setHasWaited(false)
    }
  }, [isBlocked])

  const isSaved = isBlocked && lost.length === 0
  useEffect(() => {
    if (isSaved) goOn()
  })

  return (
    <Dialog
      open={lost.length > 0 && (hasWaited || lost.some(({ save }) => save === undefined))}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title="Sair sem salvar?"
      ignoresBack
      description={
        <>
          {[...new Set(lost.map(({ words }) => words))].map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
        </>
      }
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              goOn()
              for (const { forget } of lost) forget?.()
            }}
          >
            Sair sem salvar
          </Button>
          <Button onClick={() => blocker.reset?.()}>Continuar editando</Button>
        </>
      }
    />
  )
}
