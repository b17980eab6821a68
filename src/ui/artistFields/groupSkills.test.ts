import { describe, expect, it } from 'vitest'
import { groupSkills } from './groupSkills.ts'

const skill = (id: string, type: string, descriptionPT: string) => ({
  id,
  type,
  descriptionPT,
  descriptionEN: '',
  descriptionES: '',
})
const skills = [
  skill('violao', 'música', 'Violão'),
  skill('natacao', 'esporte', 'Natação'),
  skill('canto', 'música', 'Canto popular'),
]

describe('groupSkills', () => {
  it('gives every kind in alphabetical order when nothing is typed', () => {
    expect(groupSkills(skills, ' ').map(({ type, skills: s }) => [type, s.map(({ id }) => id)])).toEqual([
      ['esporte', ['natacao']],
      ['música', ['violao', 'canto']],
    ])
  })

  it('finds by name or kind without minding accents', () => {
    expect(groupSkills(skills, 'violao')[0]?.skills.map(({ id }) => id)).toEqual(['violao'])
    expect(groupSkills(skills, 'musica popular')[0]?.skills.map(({ id }) => id)).toEqual(['canto'])
    expect(groupSkills(skills, 'xadrez')).toEqual([])
  })
})
