import { SKILL_LEVELS } from '@ribalta/domain/people/facts'
import { classNames } from '../../lib/classNames.ts'
import type { SkillLine } from './artistLines.ts'

const ROW = 'flex items-baseline justify-between gap-4 border-t border-line py-2.5'

/** As many rows as there will be skills, until the catalogue's names for them are there. */
export function SkillListPlaceholder({ count }: { count: number }) {
  return (
    <ul aria-hidden="true" className="grid gap-x-10 sm:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        <li key={String(index)} className={ROW}>
          <span className="h-[1lh] grow" />
        </li>
      ))}
    </ul>
  )
}

/** What the artist can do and how well, in words and in five dots. */
export function SkillList({ skills }: { skills: readonly SkillLine[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {skills.map((skill) => (
        <li key={skill.id} className={ROW}>
          <span>{skill.name}</span>
          <span className="flex shrink-0 items-center gap-3 text-sm text-muted">
            <span>{skill.levelName}</span>
            <span aria-hidden="true" className="flex gap-1">
              {SKILL_LEVELS.map((level) => (
                <span
                  key={level}
                  className={classNames(
                    'size-1.5 rounded-full',
                    level <= skill.level ? 'bg-accent' : 'bg-line',
                  )}
                />
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
