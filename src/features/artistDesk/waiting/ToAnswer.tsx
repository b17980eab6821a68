import { excerptOf } from '@ribalta/domain/site/excerpt'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { formatSince } from '../../../lib/formats/formatSince.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { waitingOf, type Waiting } from './waiting.ts'

interface WaitingWords {
  readonly title: string
  readonly text: string
  readonly action: string
}

function wordsOf(waiting: Waiting, now: Date): WaitingWords {
  switch (waiting.kind) {
    case 'adjustments':
      return {
        title: 'A agência pediu ajustes no seu perfil',
        text:
          waiting.note === ''
            ? 'Faça as mudanças e salve: conferimos de novo.'
            : `“${excerptOf(waiting.note)}”`,
        action: 'Ajustar meu perfil',
      }
    case 'lookAsked':
      return {
        title: 'Suas fotos e medidas ainda são estas?',
        text: `A agência perguntou ${formatSince(waiting.at, now)}. Confirme ou atualize no seu perfil.`,
        action: 'Conferir meu visual',
      }
    case 'lookOld':
      return {
        title: 'Suas fotos e medidas ainda são estas?',
        text: 'Faz mais de seis meses que você disse que sim. Confirme ou atualize no seu perfil.',
        action: 'Conferir meu visual',
      }
  }
}

/** What waits for the artist, above everything else; nothing at all where nothing does. */
export function ToAnswer({ profile, now }: { profile: Profile; now: Date }) {
  const waiting = waitingOf(profile, now)
  if (waiting.length === 0) return null
  return (
    <DeskSection title="Para responder">
      <ul className="flex flex-col gap-3">
        {waiting.map((each) => {
          const { title, text, action } = wordsOf(each, now)
          return (
            <li
              key={each.kind}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line border-l-4 border-l-accent bg-surface p-5"
            >
              <div className="min-w-0 flex-[1_1_18rem]">
                <h3 className="text-lg font-medium">{title}</h3>
                <p className="mt-1 text-muted break-words">{text}</p>
              </div>
              <ButtonLink to="/perfil" variant="secondary" className="max-sm:w-full">
                {action}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </DeskSection>
  )
}
