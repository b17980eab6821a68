import { useId } from 'react'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditIcon, TrashIcon } from '../../../ui/icons.tsx'

export interface ReplyActs {
  onChoose: (reply: ReplyEntry) => void
  onEdit: (reply: ReplyEntry) => void
  onDelete: (reply: ReplyEntry) => void
}

export interface ReplyRowProps extends ReplyActs {
  reply: ReplyEntry
}

/** One of the team's replies: its title and how it begins. */
export function ReplyRow({ reply, onChoose, onEdit, onDelete }: ReplyRowProps) {
  const { title, text } = reply
  const id = useId()
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        data-item=""
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="min-h-11 min-w-0 grow rounded-control px-3 py-2 text-left -outline-offset-2 hover:bg-sunken"
        onClick={() => {
          onChoose(reply)
        }}
      >
        <span id={`${id}-title`} className="block font-medium wrap-anywhere">
          {title}
        </span>
        <span id={`${id}-text`} className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {text}
        </span>
      </button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Editar ${title}`}
        title="Editar"
        onClick={() => {
          onEdit(reply)
        }}
      >
        <EditIcon />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Excluir ${title}`}
        title="Excluir"
        onClick={() => {
          onDelete(reply)
        }}
      >
        <TrashIcon />
      </Button>
    </li>
  )
}
