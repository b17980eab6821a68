import type { RulesService } from '../types.ts'
import {
  Failure,
  type Kind,
  type Result,
  type RuleList,
  type RuleValue,
  typeOf,
  UNPROVABLE,
} from '../values.ts'
import type { FunctionDeclaration, MethodDeclaration } from './declare.ts'
import { FUNCTIONS, METHODS } from './table.ts'

export type { FunctionDeclaration } from './declare.ts'

/** By name and number of arguments, as in `replace/2`; then by the type of the value before the dot. */
const METHODS_BY_SIGNATURE: ReadonlyMap<string, ReadonlyMap<Kind, MethodDeclaration>> = bySignature()

/**
 * The call of a method by its name and number of arguments, looked up once for all its calls; which type's method it
 * is turns out with each value.
 */
export function methodCall(name: string, arity: number): (self: RuleValue, args: RuleList) => Result {
  const candidates = METHODS_BY_SIGNATURE.get(`${name}/${arity}`)
  const notFound = functionNotFound(name)
  return (self, args) => {
    const type = typeOf(self)
    const method = candidates?.get(type)
    // Whatever else is asked of what a query leaves open, nothing can be proved of it.
    if (method === undefined) return type === 'query data' ? UNPROVABLE : notFound
    const result = method.call(self, args)
    return result === undefined ? notFound : result
  }
}

/** The functions that rules of a service have, by name. */
export function functionsOf(service: RulesService): ReadonlyMap<string, FunctionDeclaration> {
  const own = FUNCTIONS.filter((each) => each.service === undefined || each.service === service)
  return new Map(own.map((each) => [each.name, each]))
}

export function functionNotFound(name: string): Failure {
  return new Failure(`Function not found error: Name: [${name}].`)
}

function bySignature(): Map<string, Map<Kind, MethodDeclaration>> {
  const signatures = new Map<string, Map<Kind, MethodDeclaration>>()
  for (const method of METHODS) {
    const signature = `${method.name}/${method.parameters.length}`
    const methods = signatures.get(signature) ?? new Map<Kind, MethodDeclaration>()
    signatures.set(signature, methods.set(method.receiver, method))
  }
  return signatures
}
