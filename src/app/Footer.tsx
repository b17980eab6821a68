import { techCredit } from '../lib/agency.ts'
import { environment } from '../lib/environment.ts'
import { useHydrated } from '../lib/loading/useHydrated.ts'
import { Link } from '../ui/Link.tsx'

const LINKS = [
  { label: 'Termos de agenciamento', to: '/termos-agenciamento' },
  { label: 'Privacidade', to: '/privacidade' },
  { label: 'Contatos', to: '/contatos' },
]

const YEAR = new Date().getFullYear()

const LINK_STYLE =
  'inline-flex min-h-9 items-center underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11'

export function Footer() {
  const { appName } = environment
  const isHydrated = useHydrated()
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page-band flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-8 text-sm text-muted">
        <p>
          {/* Prerendered in the year of the build; drawn again in the reader's. */}©{' '}
          <span key={String(isHydrated)} suppressHydrationWarning>
            {YEAR}
          </span>
          <span>{` ${appName}`}</span>
        </p>
        <nav aria-label="Rodapé">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={LINK_STYLE}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          Desenvolvido por{' '}
          <a href={techCredit.url} target="_blank" rel="noreferrer" className={`${LINK_STYLE} underline`}>
            {techCredit.name}
          </a>
        </p>
      </div>
    </footer>
  )
}
