import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'

/** An area on which what `useDragRow` lets be dragged can be dropped, but for what lies in it; answers whether something is over it. */
export function useDropArea(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDropped: (dragged: string) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const element = area.current
    if (element === null || !isOpen) return
    return dropTargetForElements({
      element,
      onDragEnter: () => {
        setIsOver(true)
      },
      onDragLeave: () => {
        setIsOver(false)
      },
      onDrop: ({ source, self, location }) => {
        setIsOver(false)
        const dragged = source.data['id']
        if (location.current.dropTargets[0]?.element !== self.element) return
        if (typeof dragged === 'string') onDropped(dragged)
      },
    })
  }, [area, isOpen, onDropped])
  return isOver
}
