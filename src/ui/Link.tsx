import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { announceLinkIntent } from './linkIntent.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address in this site, from its root or relative to the route. */
  to: string
  /** Takes the place of the current entry in the history. */
  replace?: boolean
  /** Goes with the entry in the history. */
  state?: unknown
}

/**
 * A link to another screen, which is prepared when the pointer or the focus comes to it. The router's own `Link` brings
 * its framework's prefetching with it, three kilobytes that public pages do not have.
 */
export function Link({
  to,
  replace,
  state,
  target,
  onClick,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target === undefined ? {} : { target }),
    ...(replace === undefined ? {} : { replace }),
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        announceLinkIntent(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        announceLinkIntent(href)
      }}
    >
      {children}
    </a>
  )
}

/** A link of a navigation: says so when the current page is the one it leads to, or one below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
