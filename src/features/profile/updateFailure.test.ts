import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { describe, expect, it } from 'vitest'
import { AccountError } from '../../auth/accountError.ts'
import { readVersion, toUpdateFailure } from './updateFailure.ts'

function failure(message: string, code: string, field?: string): AccountError {
  return new AccountError(message, { cause: { code, details: { field } } })
}

describe('toUpdateFailure', () => {
  it('puts a taken phone and a taken name at their fields', () => {
    expect(toUpdateFailure(failure(MESSAGES.update.phoneTaken, 'functions/already-exists', 'phone'))).toEqual(
      { message: MESSAGES.update.phoneTaken, field: 'phone', isStale: false },
    )
    expect(
      toUpdateFailure(failure('Erro ao atualizar (…): …', 'functions/already-exists', 'artisticName')),
    ).toEqual({ message: TAKEN_MESSAGES.artisticName, field: 'artisticName', isStale: false })
  })

  it('knows a record that changed in the meantime', () => {
    expect(toUpdateFailure(failure('Erro', 'functions/aborted')).isStale).toBe(true)
  })

  it('keeps the words of any other server error, and has its own for the rest', () => {
    expect(toUpdateFailure(failure('Erro ao atualizar (x): y', 'functions/internal'))).toEqual({
      message: 'Erro ao atualizar (x): y',
      field: undefined,
      isStale: false,
    })
    expect(toUpdateFailure(new TypeError('x')).message).toBe(MESSAGES.update.other)
  })
})

describe('readVersion', () => {
  it('reads the version where the answer has one', () => {
    expect(readVersion({ success: true, message: '', version: 4 })).toBe(4)
    expect(readVersion({ success: true, message: '' })).toBeUndefined()
    expect(readVersion(null)).toBeUndefined()
  })
})
