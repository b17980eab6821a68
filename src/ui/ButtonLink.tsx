import { Link, type LinkProps } from './Link.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant = 'primary', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
