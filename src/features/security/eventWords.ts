import { lazily } from '@ribalta/domain/lazily'
import { instantToDate } from '@ribalta/domain/instant'
import type { AccountEvent } from '@ribalta/domain/schemas/account/accountEvent'

const TITLES: Readonly<Record<AccountEvent['kind'], string>> = {
  signIn: 'Entrada com senha',
  passwordChanged: 'Senha alterada',
  emailVerified: 'E-mail confirmado',
  sessionsEnded: 'Saída dos outros dispositivos',
}

export function eventTitle({ kind }: AccountEvent): string {
  return TITLES[kind]
}

const TIME = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

/** “21/11/2026, 14:05”, and the device where it is known. */
export function eventDetails({ at, device }: AccountEvent): string {
  return [TIME().format(instantToDate(at)), device].filter((part) => part !== undefined).join(' · ')
}
