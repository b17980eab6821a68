import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

/** A row that can be dragged, and on which another can be dropped, while it is open to that; answers whether one is over it. */
export function useDragRow(
  row: RefObject<HTMLElement | null>,
  id: string,
  onDropped: (dragged: string) => void,
  isOpen = true,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const element = row.current
    if (element === null || !isOpen) return
    return combine(
      draggable({ element, getInitialData: () => ({ id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['id'] !== id,
        onDragEnter: () => {
          setIsOver(true)
        },
        onDragLeave: () => {
          setIsOver(false)
        },
        onDrop: ({ source }) => {
          setIsOver(false)
          const dragged = source.data['id']
          if (typeof dragged === 'string') onDropped(dragged)
        },
      }),
    )
  }, [row, id, onDropped, isOpen])
  return isOver
}
