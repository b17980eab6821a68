import { useState, type DragEvent } from 'react'

/** An area that takes files which are dropped on it: what it listens to, and whether something is over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    area: {
      role: 'presentation',
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => {
        setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
