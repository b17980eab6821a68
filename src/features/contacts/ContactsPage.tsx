import { Suspense } from 'react'
import { useHydrated } from '../../lib/loading/useHydrated.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { channels } from './channels.ts'

/** Its code comes beside the page, not before it. */
const ContactForm = lazyPart(() => import('./ContactForm.tsx'), { isNow: true })

/** About as tall as the form, so that the footer stays where it is when the form comes. */
function FormPlaceholder() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {[0, 1, 2, 3].map((field) => (
        <div key={field}>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-2 h-11" />
        </div>
      ))}
      <div>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-2 h-48" />
      </div>
      <Skeleton className="h-13 w-44" />
    </div>
  )
}

/** How to reach the agency, and a form for who would rather write here. */
export function Component() {
  // Not in the prerendered page: what somebody typed there before the code came would be lost.
  const isAlive = useHydrated()
  usePageTitle('Contatos')
  usePageMeta({ path: '/contatos' })
  return (
    <div className="page-band pb-24">
      <PageHeader eyebrow="Contatos" title="Vamos conversar">
        <p>
          Conte que papel você precisa preencher, ou que papel você quer fazer. Quem responde é gente da
          equipe, em até um dia útil.
        </p>
      </PageHeader>
      <div className="grid gap-x-20 gap-y-16 border-t border-line pt-10 md:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <section aria-labelledby="canais">
          <h2 id="canais" className="text-2xl md:text-3xl">
            Nossos canais
          </h2>
          <dl className="mt-6 border-b border-line">
            {channels.map(({ label, value, href, hint, isPage }) => (
              <div
                key={label}
                className="grid gap-x-6 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <dt className="pt-0.5 text-sm font-medium text-muted">{label}</dt>
                <dd>
                  <a
                    href={href}
                    {...(isPage ? { target: '_blank', rel: 'noopener' } : {})}
                    className="inline-block min-h-6 font-display text-xl leading-snug wrap-anywhere underline-offset-4 hover:text-accent hover:underline"
                  >
                    <span>{value}</span>
                    {isPage ? <span className="sr-only"> (abre em outra aba)</span> : null}
                  </a>
                  <p className="mt-1 text-sm text-muted">{hint}</p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="escrever">
          <h2 id="escrever" className="mb-6 text-2xl md:text-3xl">
            Escreva para a equipe
          </h2>
          {isAlive ? (
            <Suspense fallback={<FormPlaceholder />}>
              <ContactForm />
            </Suspense>
          ) : (
            <FormPlaceholder />
          )}
        </section>
      </div>
    </div>
  )
}
