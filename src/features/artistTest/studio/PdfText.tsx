import { useId, useState } from 'react'
import { Sides, type SidesProps } from '../../../data/testRequests/sides/Sides.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ScrollArea } from '../../../ui/ScrollArea.tsx'

/** A scene that came as a PDF, over the upper part of the picture where somebody wants to read it. */
export function PdfText(props: SidesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="absolute inset-x-0 top-0 z-10 flex max-h-[60%] flex-col items-start">
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        className="m-2 bg-black/60"
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? 'Fechar o texto' : 'Ler o texto'}
      </Button>
      <ScrollArea
        id={id}
        hidden={!isOpen}
        aria-label="Texto da cena"
        className="min-h-0 w-full overflow-auto bg-surface p-4 -outline-offset-2"
      >
        {isOpen ? <Sides {...props} /> : null}
      </ScrollArea>
    </div>
  )
}
