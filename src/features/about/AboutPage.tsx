import { environment } from '../../lib/environment.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { COMMITMENTS, FACTS, MONEY, TEAM, STEPS_OF_WORK } from './aboutTexts.ts'

/** Who the agency is, how it works and what it charges. */
export function Component() {
  const { appName } = environment
  usePageTitle('Sobre')
  usePageMeta({ path: '/sobre' })
  return (
    <>
      <header className="page-band pt-12 pb-16 md:pt-20 md:pb-24">
        <p className="eyebrow">{`Sobre a ${appName}`}</p>
        <h1 className="mt-5 max-w-[18ch] text-hero">Cada papel tem um rosto que só ele tem.</h1>
        <div className="mt-10 grid gap-x-16 gap-y-6 text-lg text-muted md:grid-cols-2 md:text-xl">
          <p className="max-w-[52ch]">
            Somos uma agência de talentos brasileira. Representamos atrizes, atores, modelos, dançarinos,
            músicos e gente que faz muito bem alguma coisa que a câmera quer ver. Da estreante do interior à
            veterana do palco, ninguém entra aqui como número.
          </p>
          <p className="max-w-[52ch]">
            Para produções, isso significa um elenco que existe de verdade: retratos recentes, medidas
            conferidas, disponibilidade perguntada antes de chegar a você. Para artistas, significa saber quem
            viu, quem pediu e quanto paga.
          </p>
        </div>
      </header>

      <section aria-labelledby="compromissos" className="bg-sunken">
        <div className="page-band py-20 md:py-28">
          <h2 id="compromissos" className="text-title">
            O que prometemos
          </h2>
          <ul className="mt-10 grid gap-x-12 gap-y-10 md:mt-14 md:grid-cols-2 xl:grid-cols-4">
            {COMMITMENTS.map(({ title, text }) => (
              <li key={title} className="border-t border-line-strong pt-5">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="trabalho" className="page-band py-20 md:py-28">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
          <div>
            <h2 id="trabalho" className="text-title">
              Como trabalhamos
            </h2>
            <p className="mt-4 max-w-prose text-lg text-muted">
              Do pedido ao pagamento, com um nome responsável em cada passo.
            </p>
          </div>
          <ol>
            {STEPS_OF_WORK.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[3rem_1fr] border-t border-line-strong py-6 md:grid-cols-[5rem_1fr]"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-2xl leading-none text-accent md:text-3xl"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl md:text-2xl">{title}</h3>
                  <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="dinheiro" className="bg-band text-on-band">
        <div className="page-band py-20 md:py-28">
          <h2 id="dinheiro" className="max-w-[22ch] text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-[1.05]">
            Comissão às claras, ou não é agenciamento.
          </h2>
          <dl className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3">
            {FACTS.map(({ figure, text }) => (
              <div key={figure} className="flex flex-col border-t border-current pt-5">
                <dt className="order-2 mt-2 max-w-[34ch] text-lg">{text}</dt>
                <dd className="order-1 font-display text-4xl md:text-5xl">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-12 max-w-prose text-lg">
            {MONEY}{' '}
            <Link
              to="/termos-agenciamento"
              className="underline underline-offset-4 hover:decoration-2 focus-visible:outline-on-band"
            >
              Leia os termos de agenciamento
            </Link>
            .
          </p>
        </div>
      </section>

      <section aria-labelledby="equipe" className="page-band py-20 md:py-28">
        <h2 id="equipe" className="text-title">
          Quem cuida de quê
        </h2>
        <ul className="mt-10 grid gap-x-12 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
          {TEAM.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-14 flex flex-wrap gap-3">
          <ButtonLink to="/contatos?assunto=contratar" size="large">
            Falar com a equipe
          </ButtonLink>
          <ButtonLink to="/cadastro" size="large" variant="secondary">
            Quero me cadastrar
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
