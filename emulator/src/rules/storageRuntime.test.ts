import { describe, expect, it } from 'vitest'
import { compileRules } from './compile.ts'
import { createStorageRulesRuntime, decideStorage, type StorageDecision } from './storageRuntime.ts'

const PROFILE = '/databases/(default)/documents/profiles/ana'

function rulesWith(statements: string, version = 2): string {
  return `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o { ${statements} } }`
}

/** A runtime with rules loaded; `send` gives the lines that a message is answered with. */
function started(statements: string, version = 2) {
  const lines: string[] = []
  const decisions: StorageDecision[] = []
  const runtime = createStorageRulesRuntime({
    write: (line) => lines.push(line),
    decided: (decision) => decisions.push(decision),
  })
  const send = (message: object | string): unknown[] => {
    const before = lines.length
    runtime.line(typeof message === 'string' ? message : JSON.stringify(message))
    return lines.slice(before).map((line): unknown => JSON.parse(line))
  }
  const files = [{ name: 'storage.rules', content: rulesWith(statements, version) }]
  const loaded = send({ id: 0, action: 'load_ruleset', context: { rulesetName: 'r', source: { files } } })
  return { lines, send, loaded, decisions }
}

function verification(id: number, path: string, method = 'get', variables: object = {}): object {
  const auth = { map_value: { fields: { uid: { string_value: 'ana' } } } }
  return {
    id,
    action: 'verify',
    context: {
      rulesetName: 'r',
      service: 'firebase.storage',
      path,
      method,
      variables: {
        resource: { null_value: null },
        request: { map_value: { fields: { auth, resource: { null_value: null } } } },
        ...variables,
      },
    },
  }
}

const answer = (id: number, permit: boolean): object => ({
  id,
  status: 'ok',
  errors: [],
  warnings: [],
  result: { permit },
})
const fetching = (id: number, path: string): object => ({
  server_request_id: id,
  action: 'fetch_firestore_document',
  status: 'ok',
  context: { path },
})

describe('the protocol', () => {
  it('greets, and answers a ruleset with its version and warnings', () => {
    const { lines, loaded } = started('match /{all=**} { allow read: if missing; }', 1)
    expect(JSON.parse(lines[0] ?? '')).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] })
    expect(loaded).toEqual([
      { id: 0, status: 'ok', errors: [], warnings: [expect.any(String)], result: { rulesVersion: 1 } },
    ])
    expect(lines[1]).toContain('Invalid variable name: missing.')
  })

  it('answers a broken ruleset with where it is broken', () => {
    const { loaded } = started('match /{all=**} { allow read: if ; }')
    const issue = {
      description_: "Missing conditional expression after 'if'.",
      sourcePosition_: { fileName_: 'storage.rules', line_: 2, column_: 83 },
    }
    expect(loaded).toEqual([{ id: 0, status: 'ok', errors: [JSON.stringify(issue)], warnings: [] }])
  })

  it.each([
    [
      'an unknown ruleset',
      { id: 4, action: 'verify', context: { rulesetName: 'other', path: '/b/x/o/y', method: 'get' } },
    ],
    ['an unknown method', verification(4, '/b/x/o/y', 'peek')],
    ['an unknown action', { id: 4, action: 'dance' }],
    ['a ruleset without files', { id: 4, action: 'load_ruleset', context: { rulesetName: 'x' } }],
    ['a value of no kind', verification(4, '/b/x/o/y', 'get', { resource: { colour_value: 'red' } })],
  ])('answers %s with an error', (_, message) => {
    const { send } = started('match /{all=**} { allow read; }')
    expect(send(message)).toEqual([{ id: 4, status: 'ok', errors: [expect.any(String)], warnings: [] }])
  })

  it('says nothing to blank lines, to what is no JSON and to answers that nothing waits for', () => {
    const { send } = started('match /{all=**} { allow read; }')
    expect([...send(''), ...send('{'), ...send({ id: 9, status: 'ok', result: {} })]).toEqual([])
  })
})

describe('verdicts', () => {
  it('need an allow that includes all of read or write', () => {
    const { send } = started('match /{all=**} { allow get, write; }')
    expect(send(verification(1, '/b/x/o/y', 'get'))).toEqual([answer(1, true)])
    expect(send(verification(2, '/b/x/o/y', 'read'))).toEqual([answer(2, false)])
    expect(send(verification(3, '/b/x/o/y', 'write'))).toEqual([answer(3, true)])
    expect(send(verification(4, '/b/x/o/y', 'delete'))).toEqual([answer(4, true)])
  })

  it('on names with empty segments are not those on others', () => {
    const { send } = started(
      `match /a/b { allow get; } match /a/{x}/b { allow get; } match /{x}/{y} { allow get; }
        match /all/{rest=**} { allow get; } match /{rest=**} { allow list: if request.path == /b/x/o/a/b; }`,
    )
    const permitted = (path: string, method = 'get'): unknown => {
      const segments = path.split('/').filter(Boolean)
      const fields = { path: { path_value: { segments: segments.map((simple) => ({ simple })) } } }
      const [answered] = send(verification(1, path, method, { request: { map_value: { fields } } }))
      return (answered as { result: { permit: boolean } }).result.permit
    }
    expect(['/b/x/o/a/b', '/b/x/o/a/c/b', '/b/x/o/all//b'].map((path) => permitted(path))).toEqual([
      true,
      true,
      true,
    ])
    expect(['/b/x/o/a//b', '/b/x/o//b', '/b/x/o/a/', '/b//o/a/b'].map((path) => permitted(path))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([permitted('/b/x/o/a/b', 'list'), permitted('/b/x/o/a//b', 'list')]).toEqual([true, false])
  })

  it('see every kind of value', () => {
    const fields = {
      none: { null_value: null },
      bool: { bool_value: true },
      int: { int_value: 5 },
      float: { float_value: 1.5 },
      string: { string_value: 'x' },
      bytes: { bytes_value: 'YQ==' },
      timestamp: { timestamp_value: '2026-01-15T12:34:56.5Z' },
      duration: { duration_value: '-1.5s' },
      list: { list_value: { values: [{ int_value: 1 }] } },
      set: { set_value: { values: [{ int_value: 1 }] } },
      map: { map_value: { fields: {} } },
      path: { path_value: { segments: [{ simple: 'a' }, { capture: 'b' }] } },
      latlng: { latlng_value: { latitude: 1, longitude: 2 } },
      same: { constraint_value: { comparator: 'EQ', value: { int_value: 1 } } },
      more: { constraint_value: { comparator: 'GT', value: { int_value: 1 } } },
      gone: { undefined: {} },
    }
    const condition = `resource.none == null && resource.bool && resource.int == 5 && resource.float == 1.5
      && resource.string == 'x' && resource.bytes == b'a' && resource.timestamp.toMillis() == 1768480496500
      && resource.duration == duration.value(-1500, 'ms') && resource.list == [1] && resource.set == [1].toSet()
      && resource.map.size() == 0 && resource.path.bind({'b': 'c'}) == /a/c && resource.latlng == latlng.value(1, 2)
      && resource.same == 1 && resource.more > 0 && !('gone' in resource)`
    const { send } = started(`match /{all=**} { allow get: if ${condition}; }`)
    expect(send(verification(1, '/b/x/o/y', 'get', { resource: { map_value: { fields } } }))).toEqual([
      answer(1, true),
    ])
  })
})

describe('documents of Firestore', () => {
  const agent = 'firestore.get(/databases/(default)/documents/profiles/$(request.auth.uid)).data'
  const fields = {
    grants: { arrayValue: { values: [{ stringValue: 'AGENT' }] } },
    level: { integerValue: '3' },
    ratio: { doubleValue: 0.5 },
    open: { booleanValue: true },
    none: { nullValue: null },
    at: { timestampValue: '2026-01-15T12:34:56.123456Z' },
    ref: { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    place: { geoPointValue: { latitude: 1 } },
    raw: { bytesValue: 'YQ==' },
    map: { mapValue: { fields: { x: { stringValue: 'y' } } } },
    empty: { arrayValue: {} },
  }
  const found = { status: 'ok', result: { name: `projects/p${PROFILE}`, fields }, warnings: [], errors: [] }

  it('are fetched once and then decide', () => {
    const { send } = started(
      `match /{all=**} { allow get: if 'AGENT' in ${agent}.grants && ${agent}.level == 3; }`,
    )
    expect(send(verification(7, '/b/x/o/y'))).toEqual([fetching(7, PROFILE)])
    expect(send({ id: 7, ...found })).toEqual([answer(7, true)])
    expect(send({ id: 7, ...found })).toEqual([])
  })

  it('are told of with the verdict, which they give again', () => {
    const statements = `match /{all=**} { allow get: if 'AGENT' in ${agent}.grants; }`
    const { send, decisions } = started(statements)
    send(verification(7, '/b/x/o/y'))
    send({ id: 7, ...found })
    send(verification(8, '/b/x/o/y'))
    send({ id: 8, status: 'not_found' })
    expect(decisions).toEqual([
      {
        context: expect.objectContaining({ method: 'get' }) as unknown,
        documents: { [PROFILE]: found.result },
        permit: true,
      },
      {
        context: expect.objectContaining({ method: 'get' }) as unknown,
        documents: { [PROFILE]: null },
        permit: false,
      },
    ])
    const { ruleset } = compileRules(rulesWith(statements), 'firebase.storage')
    if (ruleset === undefined) throw new Error('The rules are good.')
    for (const { context, documents, permit } of decisions) {
      expect(decideStorage(ruleset, context, (path) => documents[path])).toBe(permit)
    }
  })

  it('have every kind of value', () => {
    const condition = `d.ratio == 0.5 && d.open && d.none == null && d.at.nanos() == 123456000
      && d.ref == /databases/(default)/documents/a/b && d.place.latitude() == 1 && d.raw == b'a'
      && d.map.x == 'y' && d.empty == []`
    const { send } = started(
      `function check(d) { return ${condition}; } match /{all=**} { allow get: if check(${agent}); }`,
    )
    send(verification(1, '/b/x/o/y'))
    expect(send({ id: 1, ...found })).toEqual([answer(1, true)])
  })

  it('are null or absent when the host does not find them', () => {
    const exists = 'firestore.exists(/databases/(default)/documents/profiles/$(request.auth.uid))'
    const { send } = started(`match /{all=**} { allow get: if ${agent}.open; allow list: if !${exists}; }`)
    send(verification(1, '/b/x/o/y'))
    expect(send({ id: 1, status: 'not_found', warnings: [], errors: [] })).toEqual([answer(1, false)])
    send(verification(2, '/b/x/o/y', 'list'))
    expect(send({ id: 2, status: 'not_found', warnings: [], errors: [] })).toEqual([answer(2, true)])
  })

  it('of several verifications at once are kept apart', () => {
    const { send } = started(
      'match /{id} { allow get: if firestore.get(/databases/(default)/documents/a/$(id)).data.open; }',
    )
    expect(send(verification(1, '/b/x/o/one'))).toEqual([fetching(1, '/databases/(default)/documents/a/one')])
    expect(send(verification(2, '/b/x/o/two'))).toEqual([fetching(2, '/databases/(default)/documents/a/two')])
    expect(send({ id: 2, status: 'not_found' })).toEqual([answer(2, false)])
    expect(send({ id: 1, ...found })).toEqual([answer(1, true)])
  })

  it('are two at most', () => {
    const missing = (id: string): string => `!firestore.exists(/databases/(default)/documents/a/${id})`
    const { send } = started(
      `match /{all=**} { allow get: if ${missing('x')} && ${missing('y')};
        allow list: if ${missing('x')} && ${missing('y')} && ${missing('z')}; }`,
    )
    const none = { status: 'not_found' }
    send(verification(1, '/b/x/o/y'))
    send({ id: 1, ...none })
    expect(send({ id: 1, ...none })).toEqual([answer(1, true)])
    send(verification(2, '/b/x/o/y', 'list'))
    send({ id: 2, ...none })
    expect(send({ id: 2, ...none })).toEqual([answer(2, false)])
  })
})
