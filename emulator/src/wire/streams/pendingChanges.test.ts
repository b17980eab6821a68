import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Document, ListenChange } from '../../store/index.ts'
import { fromMicros } from '../../values/timestamps.ts'
import { PendingChanges } from './pendingChanges.ts'

const TARGETS = [2, 4, 6]
const NAMES = ['a', 'b']

/** A document's version, 0 where there is none, and the targets that it is in. */
interface State {
  readonly version: number
  readonly targets: readonly number[]
}

const NONE: State = { version: 0, targets: [] }

function documentOf(name: string, version: number): Document {
  return {
    name,
    fields: { version: BigInt(version) },
    createTime: fromMicros(1),
    updateTime: fromMicros(version),
  }
}

/** What a session tells of a step from one state to another; undefined when that is nothing. */
function changeOf(name: string, before: State, after: State): ListenChange | undefined {
  const isNew = before.version !== after.version
  const targetIds = after.targets.filter((id) => isNew || !before.targets.includes(id))
  const removedTargetIds = before.targets.filter((id) => !after.targets.includes(id))
  if (targetIds.length > 0) {
    return { kind: 'change', document: documentOf(name, after.version), targetIds, removedTargetIds }
  }
  if (removedTargetIds.length === 0) return undefined
  return { kind: after.version === 0 ? 'delete' : 'remove', name, removedTargetIds }
}

/** Which version of which document a client knows of each target after some changes. */
function known(changes: readonly ListenChange[]): ReadonlyMap<string, bigint> {
  const versions = new Map<string, bigint>()
  for (const change of changes) {
    const name = change.kind === 'change' ? change.document.name : change.name
    for (const id of change.removedTargetIds) versions.delete(`${id} ${name}`)
    if (change.kind !== 'change') continue
    for (const id of change.targetIds)
      versions.set(`${id} ${name}`, change.document.fields['version'] as bigint)
  }
  return versions
}

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...NAMES),
    // A version of its own for each step that writes, the one before for those that only move a window.
    writes: fc.boolean(),
    exists: fc.boolean(),
    targets: fc.subarray(TARGETS),
  }),
  { maxLength: 12 },
)

it('several commits told as one leave a client with what one after the other would have', () => {
  fc.assert(
    fc.property(steps, fc.option(fc.constantFrom(...TARGETS)), (each, dropped) => {
      const pending = new PendingChanges()
      const states = new Map(NAMES.map((name) => [name, NONE]))
      const told: ListenChange[] = []
      for (const [i, { name, writes, exists, targets }] of each.entries()) {
        const before = states.get(name) ?? NONE
        const version = writes ? (exists ? i + 1 : 0) : before.version
        const after = version === 0 ? NONE : { version, targets }
        states.set(name, after)
        const change = changeOf(name, before, after)
        if (change === undefined) continue
        told.push(change)
        pending.add({ changes: [change], readTime: fromMicros(i) })
      }
      if (dropped !== null) pending.drop(dropped)
      const snapshot = pending.take((name) => states.get(name)?.version !== 0)
      const isKept = ([key]: readonly [string, bigint]): boolean =>
        dropped === null || !key.startsWith(`${dropped} `)
      const all = snapshot?.changes ?? []
      expect(known(all)).toEqual(new Map([...known(told)].filter(isKept)))
      expect(
        new Set(all.map((change) => (change.kind === 'change' ? change.document.name : change.name))).size,
      ).toBe(all.length)
      for (const change of all) {
        if (change.kind === 'change') continue
        expect(change.kind === 'remove').toBe(states.get(change.name)?.version !== 0)
      }
      expect(pending.take(() => true)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})

it('a target that is gone hears nothing of what was before', () => {
  const pending = new PendingChanges()
  const document = documentOf('a', 1)
  const change: ListenChange = { kind: 'change', document, targetIds: [2], removedTargetIds: [] }
  pending.add({ changes: [change], readTime: fromMicros(7) })
  pending.drop(2)
  expect(pending.take(() => true)).toEqual({ changes: [], readTime: fromMicros(7) })
})
