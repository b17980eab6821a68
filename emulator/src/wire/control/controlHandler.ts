import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { message, plain } from '../../protobuf/message.ts'
import { string } from '../../protobuf/types.ts'
import { coverageReport, resetCoverage } from '../../rules/index.ts'
import { StatusError } from '../../status.ts'
import { exportDatabase, importDatabase } from '../../store/index.ts'
import type { Database } from '../../store/index.ts'
import { METADATA_SUFFIX } from '../../store/transfer/format.ts'
import { parseAnyName, parseDatabaseName } from '../../store/names.ts'
import { readJson, sendError, sendJson, sendNotFound, sendText } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseAuthorization } from '../service/authorization.ts'
import type { Backend } from '../service/backend.ts'
import { databaseOf } from '../service/backend.ts'
import { toStatusError } from '../streams/stream.ts'
import type { TriggerDispatcher } from '../triggers/triggerDispatcher.ts'
import { parseV1Trigger, parseV2Trigger } from '../triggers/triggerRegistry.ts'
import type { Trigger } from '../triggers/triggerRegistry.ts'
import { coveragePage } from './coveragePage.ts'
import { requestsPage } from './requestsPage.ts'
import { putRules, putVariants, ruleCoverage } from './rulesEndpoints.ts'

type Handler = (control: ControlHandler, exchange: Exchange, match: readonly string[]) => Promise<void> | void

const PROJECT = '/emulator/v1/projects/([^/:]+)'

/** What the tools around the server ask for (contract 6.2), by method and path. */
const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['PUT', new RegExp(`^${PROJECT}:securityRules$`), (control, ...given) => control.putRules(...given)],
  ['GET', new RegExp(`^${PROJECT}:ruleCoverage$`), (control, ...given) => control.getCoverage(...given)],
  [
    'DELETE',
    new RegExp(`^${PROJECT}:ruleCoverage$`),
    (control, ...given) => control.deleteCoverage(...given),
  ],
  [
    'GET',
    new RegExp(`^${PROJECT}:ruleCoverage.html$`),
    (control, ...given) => control.getCoveragePage(...given),
  ],
  ['PUT', new RegExp(`^${PROJECT}:ruleVariants$`), (control, ...given) => control.putVariants(...given)],
  ['GET', new RegExp(`^${PROJECT}:ruleVariants$`), (control, ...given) => control.getVariants(...given)],
  ['GET', new RegExp(`^${PROJECT}:indexes$`), (control, ...given) => control.getIndexes(...given)],
  ['POST', new RegExp(`^${PROJECT}:export$`), (control, exchange) => control.export(exchange)],
  ['POST', new RegExp(`^${PROJECT}:import$`), (control, exchange) => control.import(exchange)],
  ['PUT', new RegExp(`^${PROJECT}/triggers/(.+)$`), (control, ...given) => control.putTrigger(...given)],
  ['POST', new RegExp(`^${PROJECT}/eventarcTrigger$`), (control, ...given) => control.postTrigger(...given)],
  ['GET', new RegExp(`^${PROJECT}/requests$`), (control, ...given) => control.getRequests(...given)],
  ['GET', new RegExp(`^${PROJECT}/requests.html$`), (control, ...given) => control.getRequestsPage(...given)],
  ['DELETE', new RegExp(`^${PROJECT}/requests$`), (control, ...given) => control.deleteRequests(...given)],
  [
    'DELETE',
    new RegExp(`^${PROJECT}/databases/([^/]+)/documents(?:/(.*))?$`),
    (control, ...given) => control.deleteDocuments(...given),
  ],
]

const TransferRequest = message({
  database: plain(1, string),
  exportDirectory: plain(2, string),
  exportName: plain(3, string),
})

/** Serves `/emulator/v1/…`; any caller may. */
export class ControlHandler {
  readonly #backend: Backend
  readonly #triggers: TriggerDispatcher

  constructor(backend: Backend, triggers: TriggerDispatcher) {
    this.#backend = backend
    this.#triggers = triggers
  }

  async handle(exchange: Exchange): Promise<void> {
    try {
      for (const [method, path, handler] of ROUTES) {
        const match = method === exchange.method ? path.exec(exchange.path) : null
        if (match !== null) {
          await handler(
            this,
            exchange,
            match.slice(1).map((part: string | undefined) => decodeURIComponent(part ?? '')),
          )
          return
        }
      }
      sendNotFound(exchange)
    } catch (error) {
      sendError(exchange, toStatusError(error, this.#backend.report))
    }
  }

  async putRules(exchange: Exchange, [project = '']: readonly string[]): Promise<void> {
    sendJson(exchange, putRules(this.#backend.rules, project, await readJson(exchange)))
  }

  getCoverage(exchange: Exchange, [project = '']: readonly string[]): void {
    sendJson(exchange, ruleCoverage(this.#backend.rules, project))
  }

  deleteCoverage(exchange: Exchange, [project = '']: readonly string[]): void {
    const ruleset = this.#backend.rules.forProject(project)
    if (ruleset !== undefined) resetCoverage(ruleset)
    sendJson(exchange, {})
  }

  getCoveragePage(exchange: Exchange, [project = '']: readonly string[]): void {
    const ruleset = this.#backend.rules.forProject(project)
    const report = ruleset === undefined ? { rules: { files: [] }, report: [] } : coverageReport(ruleset)
    sendText(exchange, 200, coveragePage(report), 'text/html; charset=utf-8')
  }

  async putVariants(exchange: Exchange, [project = '']: readonly string[]): Promise<void> {
    const body = await readJson(exchange)
    putVariants(this.#backend.rules, this.#backend.variants, project, body)
    sendJson(exchange, {})
  }

  getVariants(exchange: Exchange, [project = '']: readonly string[]): void {
    sendJson(exchange, { variants: this.#backend.variants.report(project) })
  }

  getIndexes(exchange: Exchange, [project = '']: readonly string[]): void {
    const { indexes } = this.#backend
    if (indexes === undefined) throw new StatusError('NOT_FOUND', 'Indexes are not enforced: see --indexes.')
    sendJson(exchange, indexes.report(project))
  }

  async export(exchange: Exchange): Promise<void> {
    const { database, folder, name } = await this.#readTransfer(exchange)
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (!isFolder) throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory')
    if (/[/\\]/.test(name))
      throw new StatusError('INVALID_ARGUMENT', 'export_name must be a name, not a path')
    const exportName = name === '' ? `firestore_export_${Math.floor(this.#backend.now() / 1000)}` : name
    await exportDatabase(database, folder, exportName)
    sendJson(exchange, {})
  }

  /** The folder is to be the metadata file itself; with a name as well, it is the one given to the export. */
  async import(exchange: Exchange): Promise<void> {
    const { database, folder, name } = await this.#readTransfer(exchange)
    await importDatabase(database, name === '' ? folder : join(folder, name, `${name}${METADATA_SUFFIX}`))
    sendJson(exchange, {})
  }

  async putTrigger(exchange: Exchange, [project = '', key = '']: readonly string[]): Promise<void> {
    this.#register(parseV1Trigger(project, key, await readJson(exchange)))
    sendJson(exchange, {})
  }

  async postTrigger(exchange: Exchange, [project = '']: readonly string[]): Promise<void> {
    const body = await readJson(exchange)
    const key = exchange.query.get('eventarcTriggerId') ?? ''
    this.#register(parseV2Trigger(project, key, body))
    sendJson(exchange, body)
  }

  getRequests(exchange: Exchange, [project = '']: readonly string[]): void {
    const { log } = this.#backend
    sendJson(exchange, { totals: log.totals(project), requests: log.requests(project) })
  }

  getRequestsPage(exchange: Exchange, [project = '']: readonly string[]): void {
    const { log } = this.#backend
    const page = requestsPage(project, log.totals(project), log.requests(project))
    sendText(exchange, 200, page, 'text/html; charset=utf-8')
  }

  deleteRequests(exchange: Exchange, [project = '']: readonly string[]): void {
    this.#backend.log.clear(project)
    sendJson(exchange, {})
  }

  /** Clears a database, or deletes a document or collection with everything below it. */
  deleteDocuments(exchange: Exchange, [project = '', databaseId = '', path = '']: readonly string[]): void {
    const root = `projects/${project}/databases/${databaseId}`
    const place = path === '' ? parseDatabaseName(root) : parseAnyName(`${root}/documents/${path}`)
    parseAuthorization(exchange.request.headers.authorization)
    const database = databaseOf(this.#backend, place)
    if (path === '') database.clear()
    else database.deleteRecursively(`${root}/documents/${path}`)
    sendJson(exchange, {})
  }

  #register(trigger: Trigger): void {
    this.#triggers.register(trigger, this.#backend.store.database(trigger.project, trigger.databaseId))
  }

  async #readTransfer(exchange: Exchange): Promise<{ database: Database; folder: string; name: string }> {
    const { database, exportDirectory, exportName } = TransferRequest.fromJson(await readJson(exchange))
    const place = parseDatabaseName(database)
    return { database: databaseOf(this.#backend, place), folder: exportDirectory, name: exportName }
  }
}
