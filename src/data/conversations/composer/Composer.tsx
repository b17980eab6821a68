import { MAX_MESSAGE } from '@ribalta/domain/conversations/conversation'
import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { formatCount } from '../../../lib/formats/formatCount.ts'
import { useMatches } from '../../../lib/useMatches.ts'
import { Button } from '../../../ui/Button.tsx'
import { CONTROL_STYLE, Field } from '../../../ui/Field.tsx'
import { AboutLine } from './AboutLine.tsx'
import type { ComposerHandle, ComposerTools } from './composerHandle.ts'
import { useInsertion } from './useInsertion.ts'
import { useTypedMessage } from './useTypedMessage.ts'

/** From here on it is said how much room is left. */
const COUNTED_FROM = 3800
/** Where the field does not grow with its text by itself. */
const MOST_ROWS = 6
const NUMBER = new Intl.NumberFormat('pt-BR')

export interface ComposerProps {
  ref: Ref<ComposerHandle>
  conversationId: string
  about: About | undefined
  tools: ComposerTools | undefined
  onAboutRemove: () => void
  onSend: (text: string) => void
}

function tooLongWords(left: number): string | undefined {
  if (left >= 0) return undefined
  return `A mensagem é longa demais: tire ${left === -1 ? '1 caractere' : `${formatCount(-left)} caracteres`}.`
}

/** Where a message is written. What is not sent stays on the device. */
export function Composer(props: ComposerProps) {
  const { ref, conversationId, about, tools, onAboutRemove, onSend } = props
  const { text, type } = useTypedMessage(conversationId)
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = useInsertion(field, { text, type })
  const isFinePointer = useMatches('(pointer: fine)')
  const { length } = text.trim()
  const left = MAX_MESSAGE - length

  useImperativeHandle(
    ref,
    () => ({
      takeBack: (back) => {
        type(text === '' ? back : `${back}\n${text}`)
        field.current?.focus()
      },
      insert,
      field: () => field.current ?? undefined,
    }),
    [type, text, insert],
  )

  function send(): void {
    field.current?.focus()
    if (length === 0 || left < 0) return
    onSend(text.trim())
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
      className="flex shrink-0 flex-col gap-2 border-t border-line bg-paper py-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about === undefined ? null : (
        <AboutLine
          about={about}
          onRemove={() => {
            onAboutRemove()
            field.current?.focus()
          }}
        />
      )}
      <Field
        label="Mensagem"
        hideLabel
        description={
          length < COUNTED_FROM
            ? undefined
            : `${NUMBER.format(length)} de ${NUMBER.format(MAX_MESSAGE)} caracteres`
        }
        error={tooLongWords(left)}
      >
        {(control) => (
          <div className={classNames('flex items-end gap-2', tools === undefined ? '' : 'max-sm:flex-wrap')}>
            <textarea
              {...control}
              ref={field}
              value={text}
              rows={Math.min(text.split('\n').length, MOST_ROWS)}
              placeholder="Escreva uma mensagem"
              enterKeyHint={isFinePointer ? 'send' : 'enter'}
              className={classNames(CONTROL_STYLE, 'field-sizing-content max-h-40 resize-none')}
              onChange={({ target }) => {
                type(target.value)
              }}
              onKeyDown={onKeyDown}
            />
            {tools === undefined ? null : (
              <div className="flex shrink-0 gap-1 max-sm:grow">{tools.buttons}</div>
            )}
            <Button type="submit" className="shrink-0">
              Enviar
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
