/** A file of index definitions that cannot be read; the message says where. */
export class DefinitionError extends Error {}

type Json = Readonly<Record<string, unknown>>

const STRING_OR_COMMENT = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** An object in a JSON file, which knows where it is. */
export class JsonPlace {
  readonly #path: string
  readonly #object: Json

  private constructor(path: string, value: unknown) {
    this.#path = path
    if (!isObject(value)) throw this.error('must be an object')
    this.#object = value
  }

  /** The whole file; comments are allowed, as in firebase-tools. */
  static parse(text: string): JsonPlace {
    const plain = text.replaceAll(STRING_OR_COMMENT, (match) => (match.startsWith('"') ? match : ''))
    return new JsonPlace('', parseJson(plain))
  }

  error(what: string): DefinitionError {
    return new DefinitionError(this.#path === '' ? what : `${this.#path} ${what}`)
  }

  check(holds: boolean, what: string): void {
    if (!holds) throw this.error(what)
  }

  has(key: string): boolean {
    return this.#object[key] !== undefined
  }

  is(key: string, value: unknown): boolean {
    return this.#object[key] === value
  }

  text(key: string): string {
    const value = this.#object[key]
    if (typeof value !== 'string' || value === '') throw this.error(`must have ${key}`)
    return value
  }

  number(key: string): number {
    const value = this.#object[key]
    if (typeof value !== 'number') throw this.error(`must have ${key}, a number`)
    return value
  }

  choice<T extends string>(key: string, choices: readonly T[]): T {
    const value = choices.find((each) => each === this.#object[key])
    if (value === undefined) throw this.error(`must have ${key}: ${choices.join(' or ')}`)
    return value
  }

  at(key: string): JsonPlace {
    return new JsonPlace(this.#join(key), this.#object[key])
  }

  /** Absent: empty. */
  list(key: string): readonly JsonPlace[] {
    const value = this.#object[key] ?? []
    if (!Array.isArray(value)) throw this.error(`must have ${key}, a list`)
    return value.map((each: unknown, i) => new JsonPlace(`${this.#join(key)}[${i}]`, each))
  }

  #join(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DefinitionError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
