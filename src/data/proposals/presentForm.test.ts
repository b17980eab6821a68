import { sampleProposal } from '@ribalta/domain/testing/sampleProposal'
import { expect, it } from 'vitest'
import { NEW, offeredFor, presentBegun, presentSchema } from './presentForm.ts'
import type { ProposalEntry } from './proposals.ts'

const entry = (id: string, changes: Parameters<typeof sampleProposal>[0] = {}): ProposalEntry => ({
  ...sampleProposal(changes),
  id,
})
const ids = (proposals: readonly ProposalEntry[]) => proposals.map(({ id }) => id)

it('offers a casting its own proposals first, and none of another’s', () => {
  const all = [
    entry('free'),
    entry('theirs', { castingId: 'verao' }),
    entry('ours', { castingId: 'inverno' }),
    entry('freeToo'),
  ]
  expect(ids(offeredFor('inverno', all))).toEqual(['ours', 'free', 'freeToo'])
  expect(ids(offeredFor(undefined, all))).toEqual(ids(all))
})

it('begins with the draft of the casting, and else with a new one', () => {
  const published = entry('sent', { castingId: 'inverno', status: 'published' })
  const draft = entry('draft', { castingId: 'inverno' })
  expect(presentBegun(undefined, 'inverno', [published, draft]).into).toBe('draft')
  expect(presentBegun(undefined, 'inverno', [published, entry('free')]).into).toBe(NEW)
  expect(presentBegun(undefined, undefined, [entry('free')])).toEqual({ into: NEW, title: '', client: '' })
})

it('refuses a proposal that is gone, or in which there is no room for all', () => {
  const people = Array.from({ length: 59 }, (_, index) => `u${String(index)}`)
  const full = entry('full', { people })
  const judge = (into: string, uids: readonly string[]) =>
    presentSchema([full], uids)
      .safeParse({ into, title: '', client: '' })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(judge('full', ['u1', 'ana'])).toBeUndefined()
  expect(judge('full', ['bia', 'ana'])).toEqual([['into', expect.stringContaining('Não cabem todos')]])
  expect(judge('gone', ['ana'])).toEqual([['into', 'Escolha em qual proposta entram.']])
  expect(judge(NEW, ['ana'])).toEqual([['title', 'Título: informe ao menos 2 caracteres.']])
})
