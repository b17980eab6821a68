import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface Step {
  title: string
  text: string
}

const FOR_ARTISTS: readonly Step[] = [
  {
    title: 'Cadastre-se pelo celular',
    text: 'Nome artístico, o que você faz, fotos e vídeos. Leva poucos minutos e não custa nada.',
  },
  {
    title: 'A equipe confere',
    text: 'Uma pessoa da agência olha cada perfil antes de publicar. Se faltar algo, você recebe um recado.',
  },
  {
    title: 'Seu perfil entra em cena',
    text: 'Você ganha uma página com endereço próprio, para produções e para mostrar a quem quiser.',
  },
]

const FOR_PRODUCTIONS: readonly Step[] = [
  {
    title: 'Encontre as pessoas certas',
    text: 'Filtre por classe, habilidade, cidade e idade cênica, e veja fotos e vídeos de cada artista.',
  },
  {
    title: 'Conte o que precisa',
    text: 'A agência seleciona, pede testes e monta uma proposta com quem serve ao papel.',
  },
  {
    title: 'Responda por um link',
    text: 'Compare os artistas e diga sim, talvez ou não a cada um, sem criar conta.',
  },
]

function Steps({
  title,
  steps,
  to,
  action,
}: {
  title: string
  steps: readonly Step[]
  to: string
  action: string
}) {
  return (
    <div className="flex flex-col">
      <h3 className="text-2xl md:text-3xl">{title}</h3>
      <ol className="mt-6 mb-8 grow">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[3rem_1fr] border-t border-line-strong py-5">
            <span aria-hidden="true" className="font-display text-2xl leading-none text-accent">
              {index + 1}
            </span>
            <div>
              <h4 className="text-lg font-semibold">{step.title}</h4>
              <p className="mt-1 max-w-[52ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to={to} variant="secondary" className="self-start">
        {action}
      </ButtonLink>
    </div>
  )
}

/** What happens after each of the two ways in. */
export function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="bg-sunken">
      <div className="page-band py-20 md:py-28">
        <h2 id="como-funciona" className="text-title">
          Como funciona
        </h2>
        <div className="mt-10 grid gap-x-16 gap-y-16 md:mt-14 lg:grid-cols-2">
          <Steps title="Para artistas" steps={FOR_ARTISTS} to="/cadastro" action="Começar agora" />
          <Steps
            title="Para produções"
            steps={FOR_PRODUCTIONS}
            to="/contatos?assunto=contratar"
            action="Falar com a agência"
          />
        </div>
      </div>
    </section>
  )
}
