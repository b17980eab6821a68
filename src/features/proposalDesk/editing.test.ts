import { expect, it } from 'vitest'
import { begin, isDirty, meet, saved } from './editing.ts'
import { emptyProposal, type ProposalValues } from './proposalForm.ts'

const STORED: ProposalValues = {
  ...emptyProposal(new Date('2026-11-01T12:00:00Z')),
  title: 'Café',
  client: 'Ana',
}
const editingOf = (typed: Partial<ProposalValues> = {}) => {
  const begun = begin({ version: 3, values: STORED })
  return { ...begun, typed: { ...begun.typed, ...typed } }
}

it('what others save is taken over where nothing was typed', () => {
  const values = { ...STORED, title: 'Café da manhã' }
  const met = meet(editingOf(), { version: 4, values })
  expect(met).toEqual(begin({ version: 4, values }))
})

it('what others save elsewhere joins what was typed', () => {
  const met = meet(editingOf({ client: 'Bia' }), {
    version: 4,
    values: { ...STORED, title: 'Café da manhã' },
  })
  expect(met.version).toBe(4)
  expect(met.typed).toMatchObject({ title: 'Café da manhã', client: 'Bia' })
  expect(isDirty(met)).toBe(true)
})

it('where both changed the same it is overtaken, and nothing typed goes', () => {
  const stored = { version: 4, values: { ...STORED, client: 'Caio' } }
  const met = meet(editingOf({ client: 'Bia' }), stored)
  expect(met).toMatchObject({ version: 3, isOvertaken: true, typed: { client: 'Bia' } })
  expect(meet(met, stored)).toBe(met)
})

it('the same change by both is no conflict', () => {
  const met = meet(editingOf({ client: 'Caio' }), { version: 4, values: { ...STORED, client: 'Caio' } })
  expect(met).toMatchObject({ version: 4, isOvertaken: false })
  expect(isDirty(met)).toBe(false)
})

it('what is heard late changes nothing, nor does hearing the same again', () => {
  const editing = editingOf({ client: 'Bia' })
  expect(meet(editing, { version: 2, values: { ...STORED, title: 'Antes' } })).toBe(editing)
  expect(meet(editing, { version: 3, values: { ...STORED } })).toBe(editing)
})

it('after saving, what was typed meanwhile stays unsaved, and the server’s tidying is taken over', () => {
  const sent = { ...STORED, title: 'Café ' }
  const after = saved(editingOf({ ...sent, client: 'Bia' }), sent, 4)
  expect(after.version).toBe(4)
  expect(isDirty(after)).toBe(true)
  const met = meet(after, { version: 4, values: { ...STORED, title: 'Café' } })
  expect(met.typed).toMatchObject({ title: 'Café', client: 'Bia' })
  expect(met.isOvertaken).toBe(false)
})
