import type { CommandName } from '@ribalta/domain/commands'
import { type Act, type Answer, answering, type Read } from './call.ts'

/** A command as its door knows it. */
export interface Command<Name extends CommandName = CommandName> {
  readonly name: Name
  readonly answer: Answer
}

/** A command: how it reads its data, and what it does. Its door and its limit stand in `domain/src/commands.ts`. */
export function defineCommand<Name extends CommandName, Input, Result>(
  name: Name,
  read: Read<Input>,
  act: Act<Name, Input, Result>,
): Command<Name> {
  return { name, answer: answering(name, read, act) }
}
