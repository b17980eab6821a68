import { columnOf, columnTitle } from '../../../data/board/columns.ts'
import { ROLE_ACT_WORDS } from '../../../data/castings/roleAct.ts'
import type { ChosenRole } from '../../../data/castings/RolePicker.tsx'
import { formatList } from '../../../lib/formats/formatList.ts'
import { Button } from '../../../ui/Button.tsx'
import type { LeadPlan } from './leadPlan.ts'
import { APPROVED } from './leadWords.ts'
import type { Elements } from '../../../ui/elements.ts'

export interface LeadSummaryProps {
  plan: LeadPlan
  role: ChosenRole | undefined
  onChooseRole: () => void
}

/** What leading people to the casting will do, before it is done. */
export function LeadSummary({ plan: { moves, there, stuck, free }, role, onChooseRole }: LeadSummaryProps) {
  return (
    <>
      {moves.length === 0 ? null : (
        <Part title={`Vão para “${APPROVED}”`}>
          <ul aria-label={`Vão para “${APPROVED}”`}>
            {moves.map(({ name, candidate: { artistId, roleId, roleTitle, status } }) => (
              <li key={`${artistId} ${roleId}`} className="break-words">
                <span>{`${name} `}</span>
                <span className="text-sm text-muted">{`${roleTitle} · agora em ${columnTitle(columnOf(status))}`}</span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            Cada pessoa lê em um minuto que foi aprovada. Até lá, dá para desfazer.
          </p>
        </Part>
      )}
      {free.size === 0 ? null : (
        <Part title="Ainda em nenhuma mesa">
          <p className="break-words">{formatList([...free.values()])}</p>
          <p className="text-sm text-muted">
            {role === undefined
              ? 'Escolha um personagem para que entrem na pré-seleção. Sem isso, ficam de fora.'
              : `Para “${role.role.title}”, de ${role.casting}. ${ROLE_ACT_WORDS}`}
          </p>
          <div>
            <Button variant="secondary" size="small" onClick={onChooseRole}>
              {role === undefined ? 'Escolher personagem' : 'Trocar personagem'}
            </Button>
          </div>
        </Part>
      )}
      {there.length === 0 ? null : (
        <Part title={`Já em “${APPROVED}”`}>
          <p className="break-words">{formatList(there)}</p>
        </Part>
      )}
      {stuck.length === 0 ? null : (
        <Part title="Ficam onde estão">
          <ul aria-label="Ficam onde estão">
            {stuck.map(({ name, why }) => (
              <li key={`${name} ${why}`} className="break-words">{`${name}: ${why}`}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      {children}
    </div>
  )
}
