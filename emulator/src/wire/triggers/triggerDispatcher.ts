import type { CommitEvent, Database, DocumentChange } from '../../store/index.ts'
import { changeKind, toTriggerRequest } from './events.ts'
import type { Trigger } from './triggerRegistry.ts'

/** How long the next event of a document waits for the answer to the one before, ms; some never answer. */
const PATIENCE = 10_000

/**
 * Tells the Functions emulator of changes, after they are kept. Events of one document go one after the other, in
 * commit order; events of different documents do not wait for each other. Nothing is tried twice.
 */
export class TriggerDispatcher {
  readonly #functionsHost: () => Promise<string | undefined>
  readonly #report: (line: string) => void
  readonly #triggers = new Map<string, Trigger>()
  readonly #watched = new Set<Database>()
  readonly #queues = new Map<string, Promise<void>>()

  /** `functionsHost` finds out `host:port`; without one, triggers are accepted and never fire. */
  constructor(functionsHost: () => Promise<string | undefined>, report: (line: string) => void) {
    this.#functionsHost = functionsHost
    this.#report = report
  }

  /** Registers a trigger, in place of an earlier one of the same key, on the database that it names. */
  register(trigger: Trigger, database: Database): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger)
    if (this.#watched.has(database)) return
    this.#watched.add(database)
    database.onCommit((event) => this.#onCommit(database, event))
  }

  /** Resolves when every event so far has been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.#queues.values())
  }

  #onCommit(database: Database, event: CommitEvent): void {
    if (event.origin !== 'commit') return
    for (const change of event.changes) this.#onChange(database, change, event)
  }

  #onChange(database: Database, change: DocumentChange, event: CommitEvent): void {
    const kind = changeKind(change)
    const path = change.name.slice(`${database.name}/documents/`.length)
    for (const trigger of this.#triggers.values()) {
      const concerns =
        `projects/${trigger.project}/databases/${trigger.databaseId}` === database.name &&
        (trigger.kind === 'written' || trigger.kind === kind) &&
        trigger.matches(path)
      if (concerns) this.#enqueue(change.name, () => atMost(this.#send(trigger, change, event), PATIENCE))
    }
  }

  #enqueue(name: string, step: () => Promise<void>): void {
    const queue = (this.#queues.get(name) ?? Promise.resolve()).then(step)
    this.#queues.set(name, queue)
    void queue.then(() => {
      if (this.#queues.get(name) === queue) this.#queues.delete(name)
    })
  }

  /** Never rejects: a function that cannot be reached is only reported. */
  async #send(trigger: Trigger, change: DocumentChange, event: CommitEvent): Promise<void> {
    const host = await this.#functionsHost()
    if (host === undefined) return
    const url = `http://${host}/functions/projects/${trigger.project}/triggers/${trigger.key}`
    try {
      const response = await fetch(url, { method: 'POST', ...toTriggerRequest(trigger, change, event) })
      await response.arrayBuffer()
      if (!response.ok) this.#report(`Trigger ${trigger.key} answered ${response.status} for ${change.name}.`)
    } catch (error) {
      this.#report(`Trigger ${trigger.key} was not reached for ${change.name}: ${String(error)}`)
    }
  }
}

/** Resolves with the work, or when it has taken too long. */
async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  const waited = Promise.withResolvers<undefined>()
  const timer = setTimeout(waited.resolve, milliseconds, undefined).unref()
  await Promise.race([work, waited.promise])
  clearTimeout(timer)
}
