import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows that the action is under way and refuses further presses, keeping the focus on the button. */
  busy?: boolean
}

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={(event) => {
        if (busy) {
          event.preventDefault()
          return
        }
        onClick?.(event)
      }}
    >
      {busy ? <Spinner size="small" /> : null}
      <span className="contents">{children}</span>
    </button>
  )
}
