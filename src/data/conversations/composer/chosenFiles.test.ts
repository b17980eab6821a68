import { describe, expect, it, vi } from 'vitest'
import type { MessageFile } from '../attachments/messageFile.ts'
import { type ChoicePorts, createChosenFiles, tooManyWords } from './chosenFiles.ts'

function makeDevice(listed: readonly MessageFile[] = []) {
  let list = listed
  let last = 0
  const bytes = new Map<string, Blob>()
  const device = { isKeeping: true }
  const ports: ChoicePorts = {
    list: {
      read: () => list,
      write: (files) => {
        list = files
        return device.isKeeping
      },
    },
    bytes: {
      keep: (id, file) => {
        bytes.set(id, file)
        return Promise.resolve()
      },
      areKept: () => device.isKeeping,
      find: (id) => Promise.resolve(bytes.get(id)),
      forget: (ids) => {
        for (const id of ids) bytes.delete(id)
      },
    },
    check: (file) =>
      Promise.resolve(file.name.startsWith('defeito') ? { reason: 'O arquivo está com defeito.' } : { file }),
    shrink: (file) => Promise.resolve(file),
    newId: () => `f${String((last += 1))}`,
  }
  return { ports, bytes, device, list: () => list }
}

const photo = (name = 'foto.jpg') => new File(['foto'], name, { type: 'image/jpeg' })
const LISTED: MessageFile = { id: 'old', name: 'cena.pdf', type: 'application/pdf', bytes: 6 }
/** What was begun comes to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('files that are chosen for a message', () => {
  it('are ready once they were made smaller and kept, under the name of what was made', async () => {
    const { ports, bytes, list } = makeDevice()
    const small = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
    const chosen = createChosenFiles({ ...ports, shrink: () => Promise.resolve(small) })
    chosen.add([new File(['muito'], 'foto.webp', { type: 'image/webp' })])
    expect(chosen.current().files).toMatchObject([{ name: 'foto.webp', isReady: false }])
    expect(list()).toEqual([])
    await settle()
    const known = { id: 'f1', name: 'foto.jpg', type: 'image/jpeg', bytes: 1 }
    expect(chosen.current()).toEqual({ files: [{ ...known, isReady: true }], refused: [], areKept: true })
    expect(list()).toEqual([known])
    expect(bytes.get('f1')).toBe(small)
  })

  it('are refused by name and in words once they were looked at', async () => {
    const { ports } = makeDevice()
    const chosen = createChosenFiles(ports)
    chosen.add([
      new File(['x'], 'ensaio.mp4', { type: 'video/mp4' }),
      new File(['x'], 'defeito.jpg', { type: 'image/jpeg' }),
      new File([], 'vazio.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'longo.pdf', { type: 'application/pdf' }),
    ])
    await settle()
    expect(chosen.current().files).toEqual([])
    expect(chosen.current().refused).toEqual([
      'ensaio.mp4: Formato não aceito. Envie foto JPG, PNG, WebP ou AVIF, ou PDF.',
      'defeito.jpg: O arquivo está com defeito.',
      'vazio.pdf: O arquivo está vazio.',
      'longo.pdf: O PDF passa de 20 MB.',
    ])
    chosen.add(['1', '2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`)))
    expect(chosen.current().refused).toEqual(['6.jpg: Uma mensagem leva até 5 arquivos.'])
    await settle()
    expect(chosen.current().files).toHaveLength(5)
  })

  it('are sent as what they were converted to', async () => {
    const { ports } = makeDevice()
    const converted = photo('IMG_1.jpg')
    const check = () => Promise.resolve({ file: converted })
    const chosen = createChosenFiles({ ...ports, check })
    chosen.add([new File(['heic'], 'IMG_1.HEIC', { type: '' })])
    await settle()
    expect(chosen.current().files).toMatchObject([{ name: 'IMG_1.jpg', type: 'image/jpeg', isReady: true }])
  })

  it('are judged by their size as they are sent: what could not be made smaller is refused then', async () => {
    const { ports, bytes } = makeDevice()
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'foto.jpg', { type: 'image/jpeg' })
    const shrink = vi.fn<ChoicePorts['shrink']>((file) => Promise.resolve(file))
    const chosen = createChosenFiles({ ...ports, shrink })
    shrink.mockResolvedValueOnce(photo())
    chosen.add([large, large])
    expect(chosen.current().files).toHaveLength(2)
    await settle()
    expect(chosen.current().files).toMatchObject([{ bytes: 4 }])
    expect(chosen.current().refused).toEqual(['foto.jpg: A foto passa de 10 MB.'])
    expect(bytes.size).toBe(1)
  })

  it('are there again after a reload, and what the device has lost is said', async () => {
    const { ports, bytes, list } = makeDevice([LISTED, { ...LISTED, id: 'lost', name: 'foto.jpg' }])
    bytes.set('old', new Blob(['%PDF-1']))
    const chosen = createChosenFiles(ports)
    await settle()
    expect(chosen.current().files).toEqual([{ ...LISTED, isReady: true }])
    expect(chosen.current().refused).toEqual(['foto.jpg: Não está mais neste aparelho. Escolha de novo.'])
    expect(list()).toEqual([LISTED])
  })

  it('go with their bytes when they are put aside, even while they are made ready', async () => {
    const { ports, bytes } = makeDevice()
    const chosen = createChosenFiles(ports)
    chosen.add([photo(), photo('outra.jpg')])
    chosen.remove('f2')
    await settle()
    chosen.remove('f1')
    expect(chosen.current().files).toEqual([])
    expect(bytes.size).toBe(0)
  })

  it('leave their bytes to the message that takes them, and come back before the others, to be chosen from', async () => {
    const { ports, bytes, list } = makeDevice()
    const chosen = createChosenFiles(ports)
    chosen.add([photo()])
    await settle()
    const taken = chosen.take()
    expect([chosen.current().files, list(), bytes.size]).toEqual([[], [], 1])
    chosen.add(['1', '2', '3', '4', '5'].map((name) => photo(name)))
    await settle()
    expect(tooManyWords(chosen.current().files)).toBeUndefined()
    chosen.putBack(taken)
    expect(chosen.current().files.map(({ name }) => name)).toEqual(['foto.jpg', '1', '2', '3', '4', '5'])
    expect(tooManyWords(chosen.current().files)).toBe('Uma mensagem leva até 5 arquivos. Tire 1 deles.')
  })

  it('are said to be nowhere else where the device keeps nothing', async () => {
    const { ports, device, list } = makeDevice()
    device.isKeeping = false
    const chosen = createChosenFiles(ports)
    chosen.add([photo()])
    await settle()
    expect(chosen.current()).toMatchObject({ files: [{ isReady: true }], areKept: false })
    expect(list()).toEqual([])
  })
})
