import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { detailsAddress, listWalk, type Steps, stepsAround, walkOn } from '../../lib/lists/listWalk.ts'
import { logWarning } from '../../lib/log.ts'
import { useStore } from '../../lib/store.ts'
import { toast } from '../../ui/toast/toastStore.ts'

/** So many before the end of what has been read the next ones are read. */
const AHEAD = 3

export interface Walk {
  readonly steps: Steps | undefined
  /** Whether somebody waits for who comes next to be read. */
  readonly isWaiting: boolean
  readonly goBack: () => void
  readonly goOn: () => void
}

/** The way through the list that one came from, on past what has been read of it. */
export function useWalk(uid: string): Walk {
  const steps = stepsAround(useStore(listWalk), uid)
  const navigate = useNavigate()
  const [isWaiting, setIsWaiting] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const read = steps?.walk.uids.length ?? 0
  const isNearEnd = steps !== undefined && steps.goesOn && read - steps.place < AHEAD
  useEffect(() => {
    if (!isNearEnd) return
    walkOn().catch((error: unknown) => {
      logWarning('The list could not be read ahead', error)
    })
  }, [isNearEnd, read])

  const { previous, next, goesOn = false } = steps ?? {}
  const goTo = useCallback(
    (to: string | undefined) => {
      if (to !== undefined) void navigate(detailsAddress(to))
    },
    [navigate],
  )
  const goOn = useCallback(() => {
    if (next !== undefined || !goesOn) {
      goTo(next)
      return
    }
    setIsWaiting(true)
    walkOn()
      .then(
        () => {
          if (isHere.current) goTo(stepsAround(listWalk.current(), uid)?.next)
        },
        (error: unknown) => {
          logWarning('The list could not be read on', error)
          toast({
            variant: 'destructive',
            title: 'A próxima pessoa não foi carregada',
            description: 'Verifique sua conexão e tente de novo.',
          })
        },
      )
      .finally(() => {
        setIsWaiting(false)
      })
  }, [next, goesOn, goTo, uid])
  const goBack = useCallback(() => {
    goTo(previous)
  }, [goTo, previous])
  return { steps, isWaiting, goBack, goOn }
}
