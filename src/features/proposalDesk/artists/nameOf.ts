import type { Profile } from '@ribalta/domain/schemas/people/profile'

/** What somebody is called on the desk, by their record: null where there is none any more, undefined while it is read. */
export function nameOf(record: Pick<Profile, 'artisticName'> | null | undefined): string {
  return record?.artisticName ?? (record === null ? 'Cadastro excluído' : '…')
}
