import type { FunctionDeclaration, Identifier } from './ast.ts'

/** The names that a block or a function adds to those around it; an inner name hides an outer one. */
export class Scope<B> {
  readonly variables = new Map<string, B>()
  readonly functions = new Map<string, FunctionDeclaration>()
  readonly #parent: Scope<B> | undefined
  readonly #used: Set<Identifier>

  constructor(parent: Scope<B> | undefined) {
    this.#parent = parent
    this.#used = parent === undefined ? new Set() : parent.#used
  }

  variable(name: string): B | undefined {
    return this.variables.get(name) ?? this.#parent?.variable(name)
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.functions.get(name) ?? this.#parent?.function(name)
  }

  /** Notes that a let or a function is used somewhere. */
  use(declaration: Identifier): void {
    this.#used.add(declaration)
  }

  isUsed(declaration: Identifier): boolean {
    return this.#used.has(declaration)
  }
}
