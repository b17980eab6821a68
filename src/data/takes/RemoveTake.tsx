import { useState } from 'react'
import type { DeviceTake } from './deviceTake.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'

export interface RemoveTakeProps {
  take: DeviceTake
  number: number
  /** What stands on the button, where it is beside one take only. */
  text?: string
  onRemove: () => void
}

/** Takes a take off the device; what was recorded here is nowhere else, and asked about. */
export function RemoveTake({ take, number, text, onRemove }: RemoveTakeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = `take ${String(number)}`
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        {...(text === undefined ? { 'aria-label': `Remover o ${name}` } : {})}
        onClick={() => {
          if (take.isRecorded) setIsOpen(true)
          else onRemove()
        }}
      >
        {text ?? 'Remover'}
      </Button>
      <Confirmation
        open={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
        title={`Descartar o ${name}?`}
        action="Descartar"
        onConfirm={onRemove}
      >
        Esta gravação só existe neste aparelho e não volta.
      </Confirmation>
    </>
  )
}
