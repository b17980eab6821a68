import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, columnOf, columnTitle } from '../../../data/board/columns.ts'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { MoreIcon } from '../../../ui/icons.tsx'
import { MENU_STYLE, type OpenedBy, useFirstMenuItem } from '../../../ui/menu.ts'
import { OpenMenu } from '../../../ui/OpenMenu.tsx'
import { ENTERED_BY, useBoardTools } from './boardTools.ts'
import { CardMenuItem as Item } from './CardMenuItem.tsx'
import { TalkItem } from './TalkItem.tsx'
import { TellItem } from './TellItem.tsx'
import { linkBeside } from './useBoardKeys.ts'

export interface CardMenuProps {
  candidate: Candidate
  name: string
  mayMove: boolean
  mayReopen: boolean
  mayNote: boolean
  openedBy: OpenedBy
  onNote: () => void
}

const LINE = <DropdownMenu.Separator className="my-1.5 h-px bg-line" />

/** All that can be done with one candidate. */
export default function CardMenu(props: CardMenuProps) {
  const { candidate, name, mayMove, mayReopen, mayNote, openedBy, onNote } = props
  const { acts, ask } = useBoardTools()
  const trigger = useRef<HTMLButtonElement>(null)
  const focusFirst = useFirstMenuItem(openedBy)
  /** What takes the focus once the menu, which holds it, is gone; without it the button does. */
  const next = useRef<() => void>(undefined)
  const id = candidateId(candidate)
  const again = ENTERED_BY[candidate.status]

  return (
    <OpenMenu>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={`Mover ${name}`}
        data-menu=""
        className={buttonStyle('quiet', 'small')}
      >
        <MoreIcon />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={MENU_STYLE}
          onCloseAutoFocus={(event) => {
            if (next.current === undefined) return
            event.preventDefault()
            next.current()
            next.current = undefined
          }}
        >
          {mayMove
            ? COLUMN_IDS.filter((column) => column !== columnOf(candidate.status)).map((column, index) => (
                <Item
                  key={column}
                  ref={index === 0 ? focusFirst : undefined}
                  onSelect={() => {
                    // Whoever leaves the column takes the button along: the focus stays where the work is.
                    const beside = trigger.current === null ? undefined : linkBeside(trigger.current)
                    next.current = () => {
                      // First, so that a dialog that opens gives it back there.
                      beside?.focus()
                      acts.alone(id, column)
                    }
                  }}
                >
                  {columnTitle(column)}
                </Item>
              ))
            : null}
          {mayMove ? (
            <>
              {LINE}
              <Item
                onSelect={() => {
                  next.current = () => {
                    ask({ kind: 'answer', candidates: [candidate] })
                  }
                }}
              >
                Responder…
              </Item>
              {again === undefined ? null : (
                <Item
                  onSelect={() => {
                    next.current = () => {
                      const { status, order } = candidate
                      ask({ kind: 'enter', by: again, moves: [{ candidate, to: status, order }] })
                    }
                  }}
                >
                  {again === 'test' ? 'Pedir teste…' : 'Apresentar…'}
                </Item>
              )}
              {LINE}
              <Item
                onSelect={() => {
                  acts.step(id, -1)
                }}
              >
                Subir
              </Item>
              <Item
                onSelect={() => {
                  acts.step(id, 1)
                }}
              >
                Descer
              </Item>
              {LINE}
            </>
          ) : null}
          {mayReopen ? (
            <Item
              ref={focusFirst}
              onSelect={() => {
                next.current = () => {
                  ask({ kind: 'reopen', candidate })
                }
              }}
            >
              Reabrir…
            </Item>
          ) : null}
          {mayNote ? (
            <Item
              ref={mayMove || mayReopen ? undefined : focusFirst}
              onSelect={() => {
                next.current = onNote
              }}
            >
              Anotar
            </Item>
          ) : null}
          <TalkItem candidate={candidate} />
          <TellItem candidate={candidate} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </OpenMenu>
  )
}
