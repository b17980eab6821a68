import { classNames } from '../lib/classNames.ts'

export interface MarkCheckboxProps {
  /** Of whom: the box is called “Marcar {name}”. */
  name: string
  isMarked: boolean
  isDisabled: boolean
  onToggle: () => void
  className?: string
}

/** Marks somebody of a list; the whole square of a finger's size can be pressed. */
export function MarkCheckbox({ name, isMarked, isDisabled, onToggle, className }: MarkCheckboxProps) {
  return (
    <label className={classNames('grid size-9 place-items-center pointer-coarse:size-11', className)}>
      <input
        type="checkbox"
        data-mark=""
        aria-label={`Marcar ${name}`}
        checked={isMarked}
        disabled={isDisabled}
        onChange={onToggle}
        className="size-5 accent-accent"
      />
    </label>
  )
}
