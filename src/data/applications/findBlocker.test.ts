import { dateToInstant } from '@ribalta/domain/instant'
import { PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { describe, expect, it } from 'vitest'
import { type ApplyingProfile, findBlocker } from './findBlocker.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const at = (day: string) => dateToInstant(new Date(`${day}T00:00:00Z`))
const fine: ApplyingProfile = {
  status: 'published',
  birthDate: at('1990-05-17'),
  media: [
    { id: 'a', kind: 'image', base: 'b', widths: [320], width: 320, height: 400, placeholder: '#808080' },
  ],
}
const blockerOf = (changes: Partial<ApplyingProfile>) => findBlocker({ ...fine, ...changes }, NOW)

describe('findBlocker', () => {
  it('lets published artists and those in validation apply', () => {
    expect(PROFILE_STATUSES.filter((status) => blockerOf({ status }) === undefined)).toEqual([
      'pending',
      'published',
    ])
  })

  it('asks for the requested changes until the artist has sent them, then says that the agency checks them', () => {
    expect(blockerOf({ status: 'changes_requested' })?.action).toBe('Ajustar meu perfil')
    expect(blockerOf({ status: 'changes_requested', queuedAt: at('2026-11-24') })?.message).toMatch(
      /^Recebemos/,
    )
  })

  it('blocks a minor until a director has confirmed the guardian', () => {
    const birthDate = at('2014-05-17')
    expect(blockerOf({ birthDate })?.message).toMatch(/responsável/)
    expect(blockerOf({ birthDate, guardianConfirmedAt: at('2026-11-20') })).toBeUndefined()
  })

  it('blocks a profile without a photo or video', () => {
    expect(blockerOf({ media: [] })?.message).toMatch(/foto ou vídeo/)
  })
})
