import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { useController, useFormState } from 'react-hook-form'
import type { Attempt } from '../../lib/loading/useAttempt.ts'
import { useNow } from '../../lib/useNow.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActFormFoot } from '../roster/ActFormFoot.tsx'
import { ChosenPeople } from '../roster/ChosenPeople.tsx'
import type { PresentProps } from './Present.tsx'
import { NEW, type PresentValues } from './presentForm.ts'
import { proposalChoice } from './proposalChoice.ts'
import type { ProposalEntry } from './proposals.ts'
import { usePresenting } from './usePresenting.ts'

export interface PresentFormProps extends PresentProps {
  begun: PresentValues
  /** The proposals that people can be brought into. */
  offered: readonly ProposalEntry[]
  tried: Attempt
  onPeople: (people: ReadonlyMap<string, string>) => void
}

/** Who is presented, and in which proposal. */
export function PresentForm(props: PresentFormProps) {
  const { people, casting, offered, instead, tried, onPeople, onClose } = props
  const { isBusy } = tried
  const { form, refused, forget, send } = usePresenting(props)
  const { control, register } = form
  const { errors } = useFormState({ control })
  const { field } = useController({ control, name: 'into' })
  const now = useNow()
  const chosen = offered.find(({ id }) => id === field.value)
  const problem = tried.problem ?? refused
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ChosenPeople
        people={people}
        heading="Quem entra"
        label="Quem entra"
        pickedFor={casting === undefined ? 'Quem é apresentado ao cliente.' : undefined}
        onPeople={onPeople}
      />
      {offered.length === 0 && errors.into === undefined ? null : (
        // Above many of them, what else is asked is to stay in sight.
        <div className="-m-1 max-h-[40dvh] overflow-y-auto p-1">
          <RadioField
            legend="Em qual proposta"
            choices={[
              { value: NEW, label: 'Nova proposta' },
              ...offered.map((proposal) => proposalChoice(proposal, now)),
            ]}
            value={field.value}
            firstRef={field.ref}
            error={errors.into?.message}
            onChange={field.onChange}
          />
        </div>
      )}
      {field.value === NEW ? (
        <>
          <TextField label="Título" required error={errors.title?.message} {...register('title')} />
          <TextField
            label="Cliente"
            description="Como o cliente lê o próprio nome. Pode ficar em branco."
            error={errors.client?.message}
            {...register('client')}
          />
        </>
      ) : null}
      {chosen !== undefined && isRoomOpen(chosen, now) ? (
        <Notice tone="warning">Esta proposta está publicada: o cliente vê na hora quem entra.</Notice>
      ) : null}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <ActFormFoot
        action="Apresentar"
        count={people.size}
        isBusy={isBusy}
        instead={instead}
        onForget={forget}
        onClose={onClose}
      />
    </form>
  )
}
