import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { useQueryClient } from '@tanstack/react-query'
import { boardReads } from '../../../data/board/ofPerson.ts'
import { changeTest } from '../../../data/testRequests/calls.ts'
import { testReads } from '../../../data/testRequests/queries.ts'
import { noticeOnWhatsApp } from '../../../lib/words/noticeMessage.ts'
import { toastTold } from '../../../ui/toast/toastTold.ts'
import type { OnBehalfProps } from './OnBehalf.tsx'

type Step = Extract<TestStatus, 'accepted' | 'refused' | 'submitted'>

const DONE: Readonly<Record<Step, string>> = {
  accepted: 'Teste aceito',
  refused: 'Teste recusado',
  submitted: 'Teste enviado',
}

export interface OnBehalf {
  /** Accepts or refuses; rejects with the SDK's `FunctionsError`. */
  readonly change: (to: 'accepted' | 'refused', message?: string) => Promise<void>
  /** Says what was done, with the way to tell the artist at once, and has it read anew. */
  readonly tell: (step: Step) => void
}

/** Acting in an artist's name. */
export function useOnBehalf({ test, name, profile }: OnBehalfProps): OnBehalf {
  const client = useQueryClient()
  return {
    change: async (to, message) => {
      await changeTest({ testRequestId: test.id, to, ...(message === undefined ? {} : { message }) })
    },
    tell: (step) => {
      const notice = { kind: 'testOnBehalf', title: test.title, testRequestId: test.id, step } as const
      const href = profile === undefined ? undefined : noticeOnWhatsApp(profile, notice, new Date())
      toastTold(`${DONE[step]} em nome de ${name}`, href)
      void client.invalidateQueries(testReads)
      void client.invalidateQueries(boardReads)
    },
  }
}
