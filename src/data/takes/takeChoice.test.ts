import { describe, expect, it } from 'vitest'
import type { DeviceTake, TakeState } from './deviceTake.ts'
import { chosenOf, notYet, uploadWords } from './takeChoice.ts'

const HELD: TakeState = { kind: 'held' }
const REFUSED: TakeState = { kind: 'refused', words: 'Não.', mayRetry: false }

const takes = (...states: TakeState[]): DeviceTake[] =>
  states.map((state, index) => {
    const id = String(index + 1)
    return {
      id,
      takeId: id,
      name: '',
      bytes: 1,
      seconds: undefined,
      state,
      isKept: true,
      isAgain: false,
      isBegun: true,
      isRecorded: false,
      choice: undefined,
    }
  })

describe('which takes are sent', () => {
  it('are the latest ones that can be, as many as may go', () => {
    const all = takes(HELD, HELD, HELD, REFUSED)
    expect(chosenOf(all, 2).map(({ id }) => id)).toEqual(['2', '3'])
  })

  it('are those that somebody named, before the others', () => {
    const said = (choices: Readonly<Record<string, boolean>>) =>
      takes(HELD, HELD, HELD).map((take) => ({ ...take, choice: choices[take.id] }))
    expect(chosenOf(said({ 3: false }), 2).map(({ id }) => id)).toEqual(['1', '2'])
    expect(chosenOf(said({ 1: true }), 2).map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('are complete before they go', () => {
    expect(notYet([])).toMatch(/^Escolha/)
    expect(notYet(takes(HELD, { kind: 'waiting' }))).toMatch(/^Espere os takes/)
    expect(notYet(takes(HELD, HELD))).toBeUndefined()
  })
})

describe('how the uploads are', () => {
  it.each([
    ['', takes()],
    ['Preparando o take 2', takes(HELD, { kind: 'hashing', fraction: 0.4 })],
    ['Subindo o take 1: 40%', takes({ kind: 'uploading', fraction: 0.47 }, { kind: 'waiting' })],
    [
      'Sem conexão: o envio continua quando ela voltar',
      takes({ kind: 'uploading', fraction: 0.4 }, { kind: 'cut', fraction: 0.1 }),
    ],
    ['Tudo pronto: falta só tocar em Enviar teste', takes(HELD, HELD)],
  ])('%s', (words, all) => {
    expect(uploadWords(all, all)).toBe(words)
  })

  it('are told of the chosen takes only', () => {
    const all = takes({ kind: 'kept' }, HELD, REFUSED)
    expect(uploadWords(all, all.slice(1, 2))).toMatch(/^Tudo pronto/)
    expect(uploadWords(all, [])).toBe('')
  })
})
