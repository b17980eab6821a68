import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { environment } from '../lib/environment.ts'
import { lazyPart, NoNote } from '../ui/lazyPart.tsx'
import { Link } from '../ui/Link.tsx'
import { LoadingArea } from '../ui/Spinner.tsx'
import { SessionGate } from './SessionGate.tsx'
import { useScrollPosition } from './useScrollPosition.ts'

const chrome = () => import('./chrome.ts')
const QUIET = { Note: NoNote }
const Footer = lazyPart(async () => ({ default: (await chrome()).Footer }), QUIET)
const ThemeToggle = lazyPart(async () => ({ default: (await chrome()).ThemeToggle }), QUIET)
const Overlays = lazyPart(async () => ({ default: (await chrome()).Overlays }), QUIET)
const TopNavigation = lazyPart(async () => ({ default: (await chrome()).TopNavigation }), QUIET)

/**
 * Made once: a prerendered part whose code is on its way must not be given anything new, or React draws it again from
 * nothing.
 */
const TOP = (
  <Suspense>
    <TopNavigation />
    <ThemeToggle />
  </Suspense>
)
const BOTTOM = (
  <Suspense>
    <Footer />
  </Suspense>
)
const OVERLAYS = (
  <Suspense>
    <Overlays />
  </Suspense>
)

const MAIN_ID = 'conteudo'

/**
 * Goes to the new page's start for people who do not see that the page changed, or back to the link that they had
 * followed; within a page, where what had the focus is gone.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const location = useLocation()
  const way = useNavigationType()
  const shown = useRef(location)
  useEffect(() => {
    const before = shown.current
    shown.current = location
    if (
      before.pathname !== location.pathname ||
      (before !== location && document.activeElement === document.body)
    ) {
      const left = before.pathname + before.search
      const links = way === 'POP' ? [...(main.current?.querySelectorAll('a') ?? [])] : []
      const target = links.find((link) => link.getAttribute('href') === left) ?? main.current
      target?.focus({ preventScroll: true })
    }
  }, [location, way])
  return main
}

/** What every page sits in; `isStarting` before the first page's code is there. */
export function Layout({ isStarting = false }: { isStarting?: boolean }) {
  const main = useFocusOnNavigation()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isPageLoading =
    isStarting || (navigation.state === 'loading' && navigation.location.pathname !== pathname)
  useScrollPosition(isPageLoading)
  return (
    <SessionGate>
      <div className="flex min-h-dvh flex-col">
        <a
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            // The address stays: in a client's room its fragment is the key.
            event.preventDefault()
            main.current?.focus()
          }}
          className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
        >
          Pular para o conteúdo
        </a>
        <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
          <div className="page-band flex min-h-16 items-center gap-3">
            <Link
              to="/"
              className="mr-auto inline-flex min-h-11 items-center font-display text-2xl font-semibold tracking-tight"
            >
              {environment.appName}
            </Link>
            {TOP}
          </div>
        </header>
        <main ref={main} id={MAIN_ID} tabIndex={-1} className="flex grow flex-col">
          {isPageLoading ? <LoadingArea /> : <Outlet />}
        </main>
        {BOTTOM}
      </div>
      {OVERLAYS}
    </SessionGate>
  )
}

/** The layout while the first page's code loads. */
export function StartingLayout() {
  return <Layout isStarting />
}
