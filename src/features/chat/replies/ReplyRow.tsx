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
      <div className="relative min-h-11 min-w-0 grow rounded-control px-3 py-2 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
        <button
          type="button"
          data-item=""
          aria-describedby={id}
          className="text-left font-medium wrap-anywhere outline-none after:absolute after:inset-0"
          onClick={() => {
            onChoose(reply)
          }}
        >
          {title}
        </button>
        <p id={id} className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {text}
        </p>
      </div>
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
