import { useEffect, useRef, useState } from 'react'
import type { Takes } from '../../../data/takes/takes.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'

/** Where no other tab has the test, it opens sooner than that. */
const SOON_MS = 700

const ELSEWHERE = 'Este teste está aberto para gravar em outra aba. Feche o gravador por lá e ele abre aqui.'

/** While the test cannot be recorded here yet. */
export function Waiting({ takes, onClose }: { takes: Takes; onClose: () => void }) {
  const all = useStore(takes)
  const [isLong, setIsLong] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    close.current?.focus()
    const timer = setTimeout(() => {
      setIsLong(true)
    }, SOON_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  // What was left behind is made ready first, in this tab or in another.
  const isMaking = all.some(({ state }) => state.kind === 'keeping')
  const words = isMaking ? 'Preparando o que já foi gravado…' : isLong ? ELSEWHERE : ''
  return (
    <div className="m-auto flex max-w-reading flex-col items-center gap-5 p-5 text-center">
      <Spinner />
      <output className="min-h-12 text-lg">{words}</output>
      <Button ref={close} variant="secondary" onClick={onClose}>
        Fechar
      </Button>
    </div>
  )
}
