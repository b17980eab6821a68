import { useEffect, useRef, useState } from 'react'

export interface CountdownProps {
  from: number
  onEnd: () => void
}

/** The seconds until a recording begins, over the picture. */
export function Countdown({ from, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(from)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => {
      const next = from - Math.floor((performance.now() - begun) / 1000)
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      end.current()
    }, 100)
    return () => {
      clearInterval(timer)
    }
  }, [from])
  return (
    <div
      role="timer"
      aria-label="Contagem"
      className="pointer-events-none absolute inset-0 grid place-items-center"
    >
      <span className="grid size-40 place-items-center rounded-full bg-black/60 font-display text-8xl text-white tabular-nums landscape:max-lg:size-28 landscape:max-lg:text-6xl">
        {Math.max(left, 1)}
      </span>
    </div>
  )
}
