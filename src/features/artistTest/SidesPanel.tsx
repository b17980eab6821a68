import { useId, useState } from 'react'
import { Sides, type SidesProps } from '../../data/testRequests/sides/Sides.tsx'
import { classNames } from '../../lib/classNames.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { ScrollArea } from '../../ui/ScrollArea.tsx'

/** What there is to read, at hand while one records: beside the takes on wide windows, at the foot of a phone's, to be unfolded. */
export function SidesPanel(props: SidesProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className={classNames(
        'min-w-0 bg-surface lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:rounded-card lg:border lg:border-line',
        'flex flex-col max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-[clamp(1rem,4vw,3.5rem)] max-lg:max-h-[70dvh] max-lg:border-t max-lg:border-line-strong max-lg:shadow-raised',
      )}
    >
      <div className="flex items-center justify-between gap-4 px-5 py-2 lg:pt-4">
        <h2 id={`${id}-title`} className="text-xl">
          Texto da cena
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-link lg:hidden"
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <span>{isOpen ? 'Fechar texto' : 'Ler o texto'}</span>
          <span className={classNames('transition-transform', !isOpen && 'rotate-180')}>
            <ChevronDownIcon />
          </span>
        </button>
      </div>
      <ScrollArea
        id={`${id}-text`}
        className={classNames('min-h-0 overflow-auto px-5 pt-2 pb-6', !isOpen && 'max-lg:hidden')}
      >
        <Sides {...props} />
      </ScrollArea>
    </aside>
  )
}
