import { Icon } from '../../../ui/icons.tsx'

export function JumpBackIcon() {
  return (
    <Icon>
      <path d="m11 6-6 6 6 6m8-12-6 6 6 6" />
    </Icon>
  )
}

export function JumpOnIcon() {
  return (
    <Icon>
      <path d="m13 6 6 6-6 6M5 6l6 6-6 6" />
    </Icon>
  )
}

export function FrameBackIcon() {
  return (
    <Icon>
      <path d="m15 6-6 6 6 6m3-12v12" />
    </Icon>
  )
}

export function FrameOnIcon() {
  return (
    <Icon>
      <path d="m9 6 6 6-6 6M6 6v12" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5v14l11-7z" />
    </Icon>
  )
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14m8-14v14" />
    </Icon>
  )
}
