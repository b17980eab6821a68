import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { detailsAddress } from '../../../lib/lists/listWalk.ts'
import { whatsAppAddress } from '../../../lib/phoneAddresses.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { WhatsAppLink } from '../../../ui/WhatsAppLink.tsx'
import { askedWords, widenedWords } from './noticeWords.ts'
import { reminderMessage } from './reminderMessage.ts'

interface AskedPerson {
  readonly artistId: string
  readonly record: Profile
  /** The artist agreed to less than staff chose since. */
  readonly hasAgreed: boolean
}

export interface AskedNoticeProps {
  stored: ProposalEntry
  people: readonly AskedPerson[]
  now: Date
}

/** Who must still agree, and the way to remind each. */
export function AskedNotice({ stored, people, now }: AskedNoticeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const namesOf = (had: boolean) =>
    people.flatMap(({ record, hasAgreed }) => (hasAgreed === had ? [record.artisticName] : []))
  const sentences = [
    [namesOf(false), askedWords],
    [namesOf(true), widenedWords],
  ] as const
  return (
    <Notice>
      {sentences.map(([names, wordsOf]) =>
        names.length === 0 ? null : (
          <p key={wordsOf.name} className="max-w-prose break-words">
            {wordsOf(names)}
          </p>
        ),
      )}
      <p className="mt-3">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          Lembrar pelo WhatsApp
        </Button>
      </p>
      {isOpen ? (
        <ul aria-label="Quem falta aceitar" className="mt-3 flex max-w-prose flex-col gap-3">
          {people.map(({ artistId, record: { artisticName, phone, birthDate }, hasAgreed }) => (
            <li key={artistId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Link
                to={detailsAddress(artistId)}
                className="min-w-0 font-medium break-words hover:text-accent"
              >
                {artisticName}
              </Link>
              {isMinor(birthDate, now) ? (
                // Nobody writes to a minor alone.
                <span className="text-sm text-muted">Menor de idade: fale com o responsável.</span>
              ) : (
                <WhatsAppLink
                  href={whatsAppAddress(phone, reminderMessage(stored, artisticName, hasAgreed))}
                  name={artisticName}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
