import { dateToInstant } from '@ribalta/domain/instant'
import { PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { describe, expect, it } from 'vitest'
import { hurdleOf, type HurdleProfile } from './hurdle.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const at = (day: string) => dateToInstant(new Date(`${day}T00:00:00Z`))
const fine: HurdleProfile = {
  status: 'published',
  birthDate: at('1990-05-17'),
  media: [
    { id: 'a', kind: 'image', base: 'b', widths: [320], width: 320, height: 400, placeholder: '#808080' },
  ],
}
const said = (changes: Partial<HurdleProfile>) => hurdleOf({ ...fine, ...changes }, NOW)

describe('why somebody can apply for nothing', () => {
  it('is nothing for who is published or in validation', () => {
    expect(PROFILE_STATUSES.filter((status) => said({ status }) === undefined)).toEqual([
      'pending',
      'published',
    ])
  })

  it('is adjustments, which they can make, and which then wait for the agency', () => {
    expect(said({ status: 'changes_requested' })?.action).toBe('Ajustar meu perfil')
    expect(said({ status: 'changes_requested', queuedAt: at('2026-11-24') })?.words).toMatch(/^Recebemos/)
  })

  it('is the guardian of a minor, until a director has confirmed them', () => {
    const birthDate = at('2014-05-17')
    expect(said({ birthDate })?.words).toMatch(/responsável/)
    expect(said({ birthDate, guardianConfirmedAt: at('2026-11-20') })).toBeUndefined()
  })

  it('is a profile without anything to show', () => {
    expect(said({ media: [] })?.words).toMatch(/foto ou vídeo/)
  })
})
