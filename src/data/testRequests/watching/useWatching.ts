import { useState } from 'react'
import { createPlayers, type Players } from './players.ts'
import { firstSeen, type SentTake } from './sentTake.ts'
import { keepSpeed, keptSpeed, nextSpeed, type Speed } from './speed.ts'

/** Which takes are looked at, and what is done with them. */
export interface Watching {
  readonly takes: readonly SentTake[]
  /** One, or two side by side; none where there is none. */
  readonly shown: readonly SentTake[]
  readonly isPaired: boolean
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly players: Players
  /** Whether its file is asked for: only what somebody looks at is. */
  readonly isWanted: (takeId: string) => boolean
  readonly want: (takeId: string) => void
  /** Looks at a take, at this place of those that are shown. */
  readonly choose: (takeId: string, place?: 0 | 1) => void
  readonly pair: (isPaired: boolean) => void
  readonly toggle: () => void
  readonly playTogether: () => void
  readonly seekBy: (seconds: number) => void
  readonly stepFrame: (step: 1 | -1) => void
  readonly setSpeed: (speed: Speed) => void
  readonly changeSpeed: (step: 1 | -1) => void
  /** To a moment of a take, which is then the one that is looked at. */
  readonly goTo: (takeId: string, seconds: number) => void
  /** The take that is looked at, and where it is. */
  readonly moment: () => { readonly take: SentTake; readonly atMs: number } | undefined
}

/** The watching of a test's takes. */
export function useWatching(takes: readonly SentTake[]): Watching {
  const [ids, setIds] = useState<readonly string[]>([])
  const [isPairAsked, setIsPairAsked] = useState(false)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const [speed, setSpeed] = useState(keptSpeed)
  const [isPlaying, setIsPlaying] = useState(false)
  const [players] = useState(() => createPlayers(speed, setIsPlaying))
  const isPaired = isPairAsked && takes.length > 1
  const one = takes.find(({ id }) => id === ids[0]) ?? firstSeen(takes)
  const others = takes.filter((take) => take !== one)
  const other =
    others.find(({ id }) => id === ids[1]) ??
    others.find((take) => take.number > (one?.number ?? 0)) ??
    others[0]
  const shown = [one, isPaired ? other : undefined].filter((take) => take !== undefined)
  const shownIds = shown.map(({ id }) => id)

  const want = (...takeIds: readonly string[]): void => {
    setWanted((before) => new Set([...before, ...takeIds]))
  }
  const choose = (takeId: string, place: 0 | 1 = 0): void => {
    const [first, second] = [one?.id ?? '', other?.id ?? '']
    // Who chooses for one place what stands at the other, changes them.
    if (place === 0) setIds([takeId, takeId === second ? first : second])
    else setIds([takeId === first ? second : first, takeId])
    want(takeId)
  }
  const change = (next: Speed): void => {
    setSpeed(next)
    keepSpeed(next)
    players.setSpeed(next)
  }
  return {
    takes,
    shown,
    isPaired,
    isPlaying,
    speed,
    players,
    isWanted: (takeId) => wanted.has(takeId),
    want,
    choose,
    pair: (next) => {
      setIsPairAsked(next)
      if (next && one !== undefined && other !== undefined) want(one.id, other.id)
    },
    toggle: () => {
      want(...shownIds)
      players.toggle(shownIds)
    },
    playTogether: () => {
      want(...shownIds)
      players.playTogether(shownIds)
    },
    seekBy: (seconds) => {
      players.seekBy(shownIds, seconds)
    },
    stepFrame: (step) => {
      players.stepFrame(shownIds, step)
    },
    setSpeed: change,
    changeSpeed: (step) => {
      change(nextSpeed(speed, step))
    },
    goTo: (takeId, seconds) => {
      if (!shownIds.includes(takeId)) choose(takeId)
      else want(takeId)
      players.goTo(takeId, seconds)
    },
    moment: () =>
      one === undefined ? undefined : { take: one, atMs: Math.round(players.timeOf(one.id) * 1000) },
  }
}
