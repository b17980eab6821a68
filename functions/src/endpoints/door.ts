import { type CommandAt, COMMANDS, type Door, isCommand } from '@ribalta/domain/commands'
import { HttpsError, type HttpsFunction } from 'firebase-functions/https'
import { invalid } from '../services/shared/refusals.ts'
import type { Command } from './defineCommand.ts'
import { isAcceptableCommandBody } from './payloadGuard.ts'
import { type RunOptions, serveCalls } from './serveCalls.ts'

/** All commands of a door: the compiler names one that is missing, or stands under another's name. */
export type CommandsOf<D extends Door> = { readonly [Name in CommandAt<D>]: Command<Name> }

/**
 * A door: takes `{ name, data }` and answers as the command of that name does. What is no command, or belongs to the other door, is
 * `invalid-argument` before anything is done; where it belongs is in `details.door`.
 */
export function defineDoor<D extends Door>(
  door: D,
  commands: CommandsOf<D>,
  options: RunOptions,
): HttpsFunction {
  const byName: ReadonlyMap<string, Command> = new Map(Object.entries(commands))
  return serveCalls(options, isAcceptableCommandBody, (request) => {
    // The guard has let nothing else through.
    const { name, data } = request.data as { readonly name: string; readonly data: unknown }
    const command = byName.get(name)
    if (command !== undefined) {
      return { name: command.name, answer: () => command.answer(data, request) }
    }
    if (!isCommand(name)) throw invalid('Comando desconhecido.')
    throw new HttpsError('invalid-argument', `Este comando não entra por ${door}.`, {
      door: COMMANDS[name],
    })
  })
}
