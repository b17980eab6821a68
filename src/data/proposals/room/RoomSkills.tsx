import { SKILL_LEVEL_LABELS, type ArtistSkill } from '@ribalta/domain/people/facts'
import { ClassesSkillsProvider, useClassesSkills } from '../../catalogue/ClassesSkillsProvider.tsx'

export interface RoomSkillsProps {
  skills: readonly ArtistSkill[]
  artisticName: string
  className?: string
}

/** What an artist can do, the strongest first, as far as the catalogue knows it. It brings the names itself, wherever it is shown. */
export function RoomSkills(props: RoomSkillsProps) {
  if (props.skills.length === 0) return null
  return (
    <ClassesSkillsProvider>
      <SkillNames {...props} />
    </ClassesSkillsProvider>
  )
}

function SkillNames({
  skills,
  artisticName,
  className = 'mt-6 flex flex-wrap gap-x-6 gap-y-1.5',
}: RoomSkillsProps) {
  const catalogue = useClassesSkills()
  const names = new Map(catalogue.skills.map(({ id, descriptionPT }) => [id, descriptionPT]))
  const lines = skills
    .flatMap(({ id, level }) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name, level }]
    })
    .toSorted((a, b) => b.level - a.level || a.name.localeCompare(b.name, 'pt-BR'))
  if (lines.length === 0) return null
  return (
    <ul aria-label={`Habilidades de ${artisticName}`} className={className}>
      {lines.map(({ id, name, level }) => (
        <li key={id}>
          <span>{`${name} `}</span>
          <span className="text-sm text-muted">{SKILL_LEVEL_LABELS[level].toLowerCase()}</span>
        </li>
      ))}
    </ul>
  )
}
