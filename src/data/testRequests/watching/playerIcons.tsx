import type { ReactNode } from 'react'

function PlayerIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1.75]"
    >
      {children}
    </svg>
  )
}

export function JumpBackIcon() {
  return (
    <PlayerIcon>
      <path d="m11 6-6 6 6 6m8-12-6 6 6 6" />
    </PlayerIcon>
  )
}

export function JumpOnIcon() {
  return (
    <PlayerIcon>
      <path d="m13 6 6 6-6 6M5 6l6 6-6 6" />
    </PlayerIcon>
  )
}

export function FrameBackIcon() {
  return (
    <PlayerIcon>
      <path d="m15 6-6 6 6 6m3-12v12" />
    </PlayerIcon>
  )
}

export function FrameOnIcon() {
  return (
    <PlayerIcon>
      <path d="m9 6 6 6-6 6M6 6v12" />
    </PlayerIcon>
  )
}

export function PlayIcon() {
  return (
    <PlayerIcon>
      <path d="M8 5v14l11-7z" />
    </PlayerIcon>
  )
}

export function PauseIcon() {
  return (
    <PlayerIcon>
      <path d="M8 5v14m8-14v14" />
    </PlayerIcon>
  )
}
