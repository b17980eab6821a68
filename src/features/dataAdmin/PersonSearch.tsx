import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foundPeopleQuery } from '../../data/profiles/queries.ts'
import type { TeamMember } from '../../data/profiles/team.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PeopleList } from './PeopleList.tsx'

export interface PersonSearchProps {
  ownId: string
  onChoose: (person: TeamMember) => void
}

/** Finds somebody who has an account, by the whole e-mail or the beginning of the artistic name. */
export function PersonSearch({ ownId, onChoose }: PersonSearchProps) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery(foundPeopleQuery(asked))
  return (
    <div className="flex flex-col gap-5">
      <search>
        <form
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(text.trim())
          }}
        >
          <TextField
            label="E-mail ou nome artístico"
            description="O e-mail inteiro, ou o começo do nome. A pessoa precisa ter cadastro."
            type="search"
            autoComplete="off"
            value={text}
            fieldClassName="w-full"
            onChange={(event) => {
              setText(event.currentTarget.value)
            }}
          />
          <Button type="submit" variant="secondary">
            Buscar pessoa
          </Button>
        </form>
      </search>
      {asked === '' ? null : <PeopleFound found={found} asked={asked} ownId={ownId} onChoose={onChoose} />}
    </div>
  )
}

interface PeopleFoundProps extends PersonSearchProps {
  found: { data: readonly TeamMember[] | undefined; isError: boolean; refetch: () => unknown }
  asked: string
}

function PeopleFound({ found, asked, ownId, onChoose }: PeopleFoundProps) {
  if (found.data !== undefined && found.data.length > 0) {
    return <PeopleList label="Pessoas encontradas" people={found.data} ownId={ownId} onChoose={onChoose} />
  }
  if (found.isError) return <ErrorState onRetry={() => void found.refetch()} />
  return (
    <output className="flex items-center gap-3 text-muted">
      {found.data === undefined ? (
        <>
          <Spinner size="small" />
          <span>Buscando…</span>
        </>
      ) : (
        `Ninguém com “${asked}”. Confira o e-mail ou peça que a pessoa se cadastre.`
      )}
    </output>
  )
}
