import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { useMatches } from '../../../lib/useMatches.ts'
import { Button } from '../../../ui/Button.tsx'
import { CONTROL_STYLE, Field } from '../../../ui/Field.tsx'
import { useFileDrop } from '../../../ui/useFileDrop.ts'
import { AboutLine } from './AboutLine.tsx'
import { AttachButton } from './AttachButton.tsx'
import { tooManyWords } from './chosenFiles.ts'
import { ChosenList } from './ChosenList.tsx'
import { filesPasted } from './filesPasted.ts'
import type { ComposerHandle, ComposerTools, Draft } from './composerHandle.ts'
import { countWords, tooLongWords } from './lengthWords.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { useChosenFiles } from './useChosenFiles.ts'
import { useInsertion } from './useInsertion.ts'
import { useTypedMessage } from './useTypedMessage.ts'

/** Where the field does not grow with its text by itself. */
const MOST_ROWS = 6

export interface ComposerProps {
  ref: Ref<ComposerHandle>
  conversationId: string
  about: About | undefined
  tools: ComposerTools | undefined
  onAboutRemove: () => void
  /** `files` undefined where there are none. */
  onSend: (text: string, files: Draft['files']) => void
}

/** Where a message is written, and what goes with it is chosen. What is not sent stays on the device. */
export function Composer(props: ComposerProps) {
  const { ref, conversationId, about, tools, onAboutRemove, onSend } = props
  const { text, type } = useTypedMessage(conversationId)
  const { chosen, files, refused } = useChosenFiles(conversationId)
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = useInsertion(field, { text, type })
  const isFinePointer = useMatches('(pointer: fine)')
  const { isOver, area } = useFileDrop(chosen.add)
  const { length } = text.trim()
  const tooLong = tooLongWords(length)
  const isPreparing = files.some(({ isReady }) => !isReady)
  const tooMany = tooManyWords(files)

  useImperativeHandle(
    ref,
    () => ({
      takeBack: (back) => {
        type([back.text, text].filter((each) => each !== '').join('\n'))
        if (back.files !== undefined) chosen.putBack(back.files)
        field.current?.focus()
      },
      insert,
      field: () => field.current ?? undefined,
    }),
    [type, text, chosen, insert],
  )

  function send(): void {
    field.current?.focus()
    if (length + files.length === 0 || tooLong !== undefined || tooMany !== undefined || isPreparing) return
    onSend(text.trim(), files.length === 0 ? undefined : chosen.take())
    type('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === '/' && text === '' && isFinePointer && tools !== undefined) {
      event.preventDefault()
      tools.onSlash()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isAsked = event.ctrlKey || event.metaKey
    if (!isAsked && (event.shiftKey || !isFinePointer)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="shrink-0 border-t border-line bg-paper py-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div {...area} className={classNames('flex flex-col gap-2', isOver && 'bg-accent-soft')}>
        {about === undefined ? null : (
          <AboutLine
            about={about}
            onRemove={() => {
              onAboutRemove()
              field.current?.focus()
            }}
          />
        )}
        <ChosenList
          files={files}
          onRemove={(id) => {
            chosen.remove(id)
            field.current?.focus()
          }}
        />
        <RefusedFiles words={tooMany === undefined ? refused : [...refused, tooMany]} />
        <Field label="Mensagem" hideLabel description={countWords(length)} error={tooLong}>
          {(control) => (
            <div className={classNames('flex items-end gap-2', tools !== undefined && 'max-sm:flex-wrap')}>
              <AttachButton onFiles={chosen.add} />
              <textarea
                {...control}
                ref={field}
                value={text}
                rows={Math.min(text.split('\n').length, MOST_ROWS)}
                placeholder="Escreva aqui"
                enterKeyHint={isFinePointer ? 'send' : 'enter'}
                className={classNames(
                  CONTROL_STYLE,
                  'field-sizing-content max-h-40 resize-none',
                  tools !== undefined && 'max-sm:order-first',
                )}
                onChange={({ target }) => {
                  type(target.value)
                }}
                onKeyDown={onKeyDown}
                onPaste={(event) => {
                  const pasted = filesPasted(event.clipboardData)
                  if (pasted.length === 0) return
                  event.preventDefault()
                  chosen.add(pasted)
                }}
              />
              {tools === undefined ? null : (
                <div className="flex shrink-0 gap-1 max-sm:grow">{tools.buttons}</div>
              )}
              <Button type="submit" busy={isPreparing} className="shrink-0">
                Enviar
              </Button>
            </div>
          )}
        </Field>
      </div>
    </form>
  )
}
