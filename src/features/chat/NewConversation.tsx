import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { startConversation } from '../../data/conversations/calls.ts'
import { chatPath } from '../../lib/deskPath.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { TALKING } from '../../lib/talking.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ArtistChoices } from './ArtistChoices.tsx'
import type { Person } from './PersonChoice.tsx'
import { TeamChoices } from './TeamChoices.tsx'

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80)

export interface NewConversationProps {
  reader: string
  onClose: () => void
}

/** With whom to talk: an artist, or one of the team. The conversation opens, or is the one that there is. */
export default function NewConversation({ reader, onClose }: NewConversationProps) {
  const navigate = useNavigate()
  const [group, setGroup] = useState<'artists' | 'team'>('artists')
  const [name, setName] = useState('')
  const draft = useDraft(name, tidy, setName)
  const [chosen, setChosen] = useState<Person>()
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A conversation was not opened',
    words: 'A conversa não abriu. Tente de novo.',
  })

  function choose(person: Person): void {
    if (isBusy) return
    setChosen(person)
    void attempt(async () => {
      const id = await startConversation(person.uid)
      onClose()
      await navigate(chatPath(id), { state: TALKING })
    })
  }

  const choices = { reader, name, busy: isBusy ? chosen?.uid : undefined, onChoose: choose }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Nova conversa"
      description="Com cada artista há uma só conversa da agência. Se você não está nela, ela diz que você entrou."
    >
      <TextField
        label="Nome"
        type="search"
        autoComplete="off"
        value={draft.text}
        onChange={({ currentTarget }) => {
          draft.change(currentTarget.value)
        }}
      />
      {problem === undefined || chosen === undefined ? null : (
        <Notice tone="danger">
          <span>{`${problem} `}</span>
          <Link to={detailsAddress(chosen.uid)} className="text-link">{`Detalhes de ${chosen.name}`}</Link>
        </Notice>
      )}
      <Tabs
        label="Com quem"
        value={group}
        onChange={setGroup}
        tabs={[
          {
            value: 'artists',
            label: 'Artistas',
            content: (
              <Scroller>
                <ArtistChoices {...choices} />
              </Scroller>
            ),
          },
          {
            value: 'team',
            label: 'Equipe',
            content: (
              <Scroller>
                <TeamChoices {...choices} />
              </Scroller>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

/** Keeps the field in sight; as wide as the dialog, so that names stand below it. */
function Scroller({ children }: { children: ReactNode }) {
  return <div className="-mx-6 -mt-4 max-h-[40dvh] overflow-y-auto p-1">{children}</div>
}
