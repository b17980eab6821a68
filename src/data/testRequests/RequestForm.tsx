import { FormProvider } from 'react-hook-form'
import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ActFormFoot } from '../roster/ActFormFoot.tsx'
import { ChosenPeople } from '../roster/ChosenPeople.tsx'
import { RequestFields } from './RequestFields.tsx'
import type { RequestValues } from './requestForm.ts'
import type { RequestTestProps } from './RequestTest.tsx'
import { useRequest } from './useRequest.ts'

export interface RequestFormProps extends RequestTestProps {
  begun: RequestValues
  onPeople: (people: ReadonlyMap<string, string>) => void
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}

/** A request as it is typed: for whom, what and on which conditions. */
export function RequestForm(props: RequestFormProps) {
  const { people, casting, instead, isBusy, onPeople, onClose } = props
  const { form, template, problem, forget, send } = useRequest(props)
  const others = new Map([...people].filter(([uid]) => problem?.inTheWay.includes(uid) !== true))

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send(people)
        }}
      >
        <ChosenPeople
          people={people}
          heading={people.size === 0 ? 'Para quem' : `Para ${peopleWords(people.size)}`}
          label="Quem recebe"
          pickedFor={casting === undefined ? 'Quem vai gravar este teste.' : undefined}
          onPeople={onPeople}
        />
        <RequestFields template={template} />
        <FormProblems control={form.control} />
        {problem === undefined ? null : (
          <Notice tone="danger">
            <p>{problem.words}</p>
            {problem.inTheWay.length > 0 && others.size > 0 ? (
              <p className="mt-3">
                <Button
                  variant="secondary"
                  size="small"
                  busy={isBusy}
                  onClick={() => {
                    onPeople(others)
                    send(others)
                  }}
                >
                  Tirar da lista e pedir aos outros
                </Button>
              </p>
            ) : null}
          </Notice>
        )}
        <ActFormFoot
          action="Pedir teste"
          count={people.size}
          isBusy={isBusy}
          instead={instead}
          onForget={forget}
          onClose={onClose}
        />
      </form>
    </FormProvider>
  )
}
