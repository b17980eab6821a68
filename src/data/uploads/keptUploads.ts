import { isTempMediaId, UPLOADS_KEPT_MS } from '@ribalta/domain/media/media'
import { logWarning } from '../../lib/log.ts'
import { readTab, writeTab } from '../../lib/keptStorage.ts'
import type { Upload } from '../../lib/media/uploads.ts'
import { mapField, mapList, optionalNumber, textField } from '../rest/fields.ts'

type Data = Readonly<Record<string, unknown>>

/** What was sent so long ago may be swept any moment. */
export const SURELY_KEPT_MS = UPLOADS_KEPT_MS - 5 * 60_000

/** The list as it is kept across a reload; the files themselves are `deviceFiles.ts`'s. Refused and unchecked ones are not kept. */
export function writeUploads(uploads: readonly Upload[]): object[] {
  return uploads.flatMap(({ id, name, type, size, place, state }) => {
    if (state.kind === 'refused' || state.kind === 'checking') return []
    const sent = state.kind === 'sent' ? { sent: { tempMediaId: state.tempMediaId, at: state.at } } : {}
    return [{ id, name, type, size, ...(place === undefined ? {} : { place }), ...sent }]
  })
}

/** A kept list. What the server may have thrown away by now is not taken for sent: it is looked for on the device. */
export function readUploads(stored: readonly Data[], now: number): Upload[] {
  return stored.map((data) => {
    const sent = mapField(data, 'sent')
    const tempMediaId = textField(sent, 'tempMediaId')
    const at = optionalNumber(sent, 'at') ?? 0
    const place = textField(data, 'place')
    const isThere = isTempMediaId(tempMediaId) && now - at < SURELY_KEPT_MS
    return {
      id: textField(data, 'id'),
      name: textField(data, 'name'),
      type: textField(data, 'type'),
      size: optionalNumber(data, 'size') ?? 0,
      place: isTempMediaId(place) ? place : undefined,
      state: isThere ? { kind: 'sent', tempMediaId, at } : { kind: 'restoring' },
    }
  })
}

const KEY = 'uploads'

/** The new files of somebody's profile, kept for a reload of this tab. */
export const profileUploads = {
  load: (uid: string): Upload[] => {
    try {
      const text = readTab(KEY)
      const data = mapField({ value: text === null ? {} : (JSON.parse(text) as unknown) }, 'value')
      return textField(data, 'uid') === uid ? readUploads(mapList(data, 'uploads'), Date.now()) : []
    } catch (error) {
      logWarning('The list of uploads could not be read', error)
      return []
    }
  },
  save: (uid: string, uploads: readonly Upload[]): void => {
    const kept = writeUploads(uploads)
    writeTab(KEY, kept.length === 0 ? null : JSON.stringify({ uid, uploads: kept }))
  },
}
