import { useEffect, useRef, useState } from 'react'
import { watermark } from '../../../data/testRequests/sides/watermark.ts'
import { classNames } from '../../../lib/classNames.ts'
import { Button } from '../../../ui/Button.tsx'
import { ScrollArea } from '../../../ui/ScrollArea.tsx'
import { prompterKey, scrollSpeed } from './prompter.ts'
import { changeSettings, otherSpeed, type Settings } from './studioSettings.ts'
import { useScroll } from './useScroll.ts'

export interface TeleprompterProps {
  text: string
  /** Whose name is behind the text. */
  reader: string
  settings: Settings
  /** The text goes by from now on, unless somebody has it wait. */
  isRecording: boolean
}

/** The text near the camera, so that whoever reads it looks there; it goes by while one records. */
export function Teleprompter({ text, reader, settings, isRecording }: TeleprompterProps) {
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const { wordsPerMinute, textSize, isMirrored } = settings

  useScroll(box, isRecording && !isPaused, () =>
    scrollSpeed(text, words.current?.offsetHeight ?? 0, wordsPerMinute),
  )

  // The keys are the text's from the first moment on, space above all.
  useEffect(() => {
    // Who switches it on meanwhile stays at the switch.
    const isElsewhere = document.activeElement instanceof HTMLInputElement
    if (isRecording && !isElsewhere) box.current?.focus({ preventScroll: true })
  }, [isRecording])

  useEffect(() => {
    if (!isRecording) return
    function onKeyDown(event: KeyboardEvent): void {
      const { target, key, ctrlKey, altKey, metaKey } = event
      const does = prompterKey({
        key,
        hasModifier: ctrlKey || altKey || metaKey,
        isOnButton: target instanceof HTMLButtonElement,
        isInField: target instanceof HTMLInputElement || target instanceof HTMLSelectElement,
      })
      if (does === undefined) return
      event.preventDefault()
      if (does === 'pause') setIsPaused((before) => !before)
      else changeSettings({ wordsPerMinute: otherSpeed(wordsPerMinute, does === 'faster' ? 1 : -1) })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isRecording, wordsPerMinute])

  return (
    <div className="absolute inset-x-0 top-0 flex h-[46%] flex-col bg-black/60 landscape:max-lg:h-[62%]">
      <ScrollArea
        ref={box}
        aria-label="Texto da cena"
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 -outline-offset-2"
      >
        <p
          ref={words}
          style={{ backgroundImage: watermark(reader), fontSize: `${String(textSize)}px` }}
          className={classNames(
            'mx-auto max-w-3xl py-2 leading-snug font-medium break-words whitespace-pre-wrap text-white',
            isMirrored && '-scale-x-100',
          )}
        >
          {text}
        </p>
        {/* So that the last line, too, comes up to where the first one was. */}
        <div aria-hidden="true" className="h-full" />
      </ScrollArea>
      {isRecording ? (
        <div className="flex items-center justify-end gap-3 px-2 pb-1">
          <span className="text-sm text-muted">{`${String(wordsPerMinute)} palavras por minuto`}</span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setIsPaused(!isPaused)
            }}
          >
            {isPaused ? 'Continuar texto' : 'Pausar texto'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
