import { Spinner } from './Spinner.tsx'
import { Tag } from './Tag.tsx'

export interface UnservableMediaProps {
  label: string
  /** Why it was refused; without it the item is still being prepared. */
  isRefused: boolean
}

/** In the place of a video that may not be played: it is being prepared, or was refused. */
export function UnservableMedia({ label, isRefused }: UnservableMediaProps) {
  return (
    <span className="grid size-full place-items-center p-3">
      <span className="flex flex-col items-center gap-3">
        {isRefused ? null : <Spinner size="small" />}
        <Tag tone={isRefused ? 'danger' : 'neutral'}>{label}</Tag>
      </span>
    </span>
  )
}
