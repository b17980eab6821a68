import { describe, expect, it } from 'vitest'
import { toastReducer, type Toast } from './toastReducer.ts'

const saved: Toast = { id: '1', title: 'Salvo', open: true, variant: 'default' }
const failed: Toast = { id: '2', title: 'Falhou', open: true, variant: 'destructive' }

describe('toastReducer', () => {
  it('shows only the newest toast', () => {
    expect(toastReducer([saved], { type: 'add', toast: failed })).toEqual([failed])
  })

  it('changes only what an update names', () => {
    const updated = toastReducer([saved], { type: 'update', toast: { id: '1', description: 'Tudo certo' } })
    expect(updated).toEqual([{ ...saved, description: 'Tudo certo' }])
  })

  it('leaves other toasts as they are on an update', () => {
    expect(toastReducer([saved], { type: 'update', toast: { id: '2', title: 'Outro' } })).toEqual([saved])
  })

  it('closes a dismissed toast and keeps it in the list', () => {
    expect(toastReducer([saved], { type: 'dismiss', id: '1' })).toEqual([{ ...saved, open: false }])
    expect(toastReducer([saved], { type: 'dismiss', id: '2' })).toEqual([saved])
  })

  it('closes every toast when none is named', () => {
    expect(toastReducer([saved, failed], { type: 'dismiss' }).map(({ open }) => open)).toEqual([false, false])
  })

  it('removes one toast, or all when none is named', () => {
    expect(toastReducer([saved, failed], { type: 'remove', id: '1' })).toEqual([failed])
    expect(toastReducer([saved, failed], { type: 'remove' })).toEqual([])
  })
})
