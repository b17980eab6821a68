import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../auth/AuthContext.tsx'
import { userOf } from '../auth/session.ts'
import { classNames } from '../lib/classNames.ts'
import { useHydrated } from '../lib/loading/useHydrated.ts'
import { NavLink } from '../ui/Link.tsx'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { useBackCloses } from '../ui/useBackCloses.ts'
import { CountedLink, COUNTS } from './CountedLink.tsx'
import { MoreMenuButton } from './MoreMenuButton.tsx'
import { type NavigationLink, navigationFor } from './navigation.ts'
import { NAV_ITEM_STYLE } from './navigationStyle.ts'

/** The links for whoever is here: a row on wide screens, behind “Abrir menu” on the others. */
export function TopNavigation() {
  const { session, logout } = useAuth()
  const navigate = useNavigate()
  const { key: locationKey } = useLocation()
  /** The entry of the history at which the menu was opened: going anywhere closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === locationKey
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isReady = useHydrated()
  const navigation = navigationFor(session)
  useBackCloses(isOpen, () => {
    setOpenedAt(null)
  })

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpenedAt(null)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  async function leave() {
    if (await logout()) await navigate('/')
  }

  if (navigation === null) return null
  const { links, more, showsLogout } = navigation
  return (
    <nav aria-label="Principal" className="lg:min-w-0">
      <button
        ref={toggle}
        type="button"
        disabled={!isReady}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isOpen ? 'Fechar menu' : 'Abrir menu'}
        className="news-dot grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
        onClick={() => {
          setOpenedAt(isOpen ? null : locationKey)
        }}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      <ul
        id={listId}
        className={classNames(
          'lg:flex lg:flex-wrap lg:items-center lg:justify-end',
          'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-30 max-lg:max-h-[calc(100dvh-4rem)] max-lg:overflow-y-auto',
          'max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-[clamp(1rem,4vw,3.5rem)] max-lg:py-4',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {links.map((link) => (
          <li key={link.to}>
            <ListedLink link={link} reader={userOf(session)?.uid} />
          </li>
        ))}
        {more === null ? null : (
          <li>
            <MoreMenuButton links={more} onLogout={() => void leave()} />
          </li>
        )}
        {showsLogout ? (
          <li>
            <button type="button" className={NAV_ITEM_STYLE} onClick={() => void leave()}>
              Logout
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function ListedLink({ link: { label, to }, reader }: { link: NavigationLink; reader: string | undefined }) {
  const Count = COUNTS[to]
  if (Count !== undefined && reader !== undefined) {
    return <CountedLink reader={reader} to={to} label={label} Count={Count} />
  }
  return (
    <NavLink to={to} className={NAV_ITEM_STYLE}>
      {label}
    </NavLink>
  )
}
