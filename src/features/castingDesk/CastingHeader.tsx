import { CASTING_VISIBILITY_LABELS } from '@ribalta/domain/castings/casting'
import { missingOf } from '@ribalta/domain/castings/missing'
import type { FullCasting } from '../../data/castings/queries.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { PublicLink } from './PublicLink.tsx'
import { StateActions, type StateActionsProps } from './StateActions.tsx'
import { StatusTag } from './StatusTag.tsx'

export interface CastingHeaderProps extends Omit<StateActionsProps, 'status' | 'isIncomplete'> {
  /** Undefined while nothing is saved. */
  full: FullCasting | undefined
}

/** The casting's title, its state and where it may go from here. */
export function CastingHeader({ full, ...actions }: CastingHeaderProps) {
  return (
    <>
      <div className="pt-6">
        <Link to="/casting" className="inline-flex min-h-11 items-center text-link">
          Todos os castings
        </Link>
      </div>
      <header className="flex flex-col gap-4 pt-4 pb-8">
        <h1 className="text-title break-words">{full?.casting.title ?? 'Novo casting'}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <StatusTag status={full?.casting.status ?? 'draft'} />
          {full === undefined ? null : (
            <>
              <StateActions
                {...actions}
                status={full.casting.status}
                isIncomplete={missingOf(full).length > 0}
              />
              <PublicLink id={actions.id} isPublic={full.casting.visibility === 'public'} />
              {full.casting.visibility === 'public' ? null : (
                <Tag>{CASTING_VISIBILITY_LABELS[full.casting.visibility]}</Tag>
              )}
            </>
          )}
        </div>
      </header>
    </>
  )
}
