import type { Evaluation } from '../evaluation.ts'
import type { RulesService } from '../types.ts'
import type { Failure, Result, RuleValue } from '../values.ts'
import { areOf, isOf, type ReceiverName, type TypeName, type ValueOf, type ValuesOf } from './types.ts'

/** A method of the values of one type. */
export interface MethodDeclaration {
  readonly receiver: ReceiverName
  readonly name: string
  readonly parameters: readonly TypeName[]
  readonly result: TypeName
  /** Undefined where there is no such method for these values. */
  readonly call: (self: RuleValue, args: readonly Result[]) => Result | undefined
}

/** A function of the language, by its name with its namespace, as `math.abs`. */
export interface FunctionDeclaration {
  readonly name: string
  readonly parameters: readonly TypeName[]
  readonly result: TypeName
  /** The one service whose rules have it; absent where all have. */
  readonly service: RulesService | undefined
  /** Undefined where there is no such function for these values. */
  readonly call: (evaluation: Evaluation, args: readonly Result[]) => Result | undefined
}

/** What an implementation gives: a value of the type it declares, an error, or that it is not for these values. */
type Outcome<Name extends TypeName> = ValueOf<Name> | Failure | undefined

/** Declares a method. The implementation gets the value before the dot first and is called only with values of the declared types. */
export function method<
  Receiver extends ReceiverName,
  const Parameters extends readonly TypeName[],
  Returned extends TypeName,
>(
  receiver: Receiver,
  name: string,
  parameters: Parameters,
  result: Returned,
  implementation: (self: ValueOf<Receiver>, ...args: ValuesOf<Parameters>) => Outcome<Returned>,
): MethodDeclaration {
  return {
    receiver,
    name,
    parameters,
    result,
    call: (self, args) =>
      isOf(receiver, self) && areOf(parameters, args) ? implementation(self, ...args) : undefined,
  }
}

/** Declares a function that depends on nothing but its arguments. */
export function pure<const Parameters extends readonly TypeName[], Returned extends TypeName>(
  name: string,
  parameters: Parameters,
  result: Returned,
  implementation: (...args: ValuesOf<Parameters>) => Outcome<Returned>,
): FunctionDeclaration {
  return {
    name,
    parameters,
    result,
    service: undefined,
    call: (_, args) => (areOf(parameters, args) ? implementation(...args) : undefined),
  }
}

/** Declares a function that looks at the request that is being decided. */
export function contextual<const Parameters extends readonly TypeName[], Returned extends TypeName>(
  name: string,
  parameters: Parameters,
  result: Returned,
  implementation: (evaluation: Evaluation, ...args: ValuesOf<Parameters>) => Outcome<Returned>,
  service?: RulesService,
): FunctionDeclaration {
  return {
    name,
    parameters,
    result,
    service,
    call: (evaluation, args) => (areOf(parameters, args) ? implementation(evaluation, ...args) : undefined),
  }
}
