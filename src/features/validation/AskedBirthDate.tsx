import { instantToDay } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import { settleBirthDate } from '../../data/profiles/review.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toReviewFailure } from './reviewFailure.ts'

export interface AskedBirthDateProps {
  uid: string
  profile: Profile
  isDirector: boolean
  showNewest: () => Promise<void>
}

/** An earlier birth date that was asked for a minor, which a director takes or declines before anything else. */
export function AskedBirthDate({ uid, profile, isDirector, showNewest }: AskedBirthDateProps) {
  const { birthDate, askedBirthDate, version } = profile
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (askedBirthDate === undefined) return null
  const [present, asked] = [instantToDay(birthDate), instantToDay(askedBirthDate)]

  async function settle(day: string): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await settleBirthDate(uid, version, day)
      await showNewest()
    } catch (error) {
      const failure = toReviewFailure(error)
      setProblem(failure.message)
      if (failure.isConflict) await showNewest()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Notice tone="warning">
      <div className="flex flex-col items-start gap-3">
        <p className="font-medium">Pedido: mudar a data de nascimento</p>
        <p>
          De <span>{formatDay(present)}</span> para <span>{formatDay(asked)}</span>. Confira um documento
          antes de responder. Quem passa a ser maior de idade sai do ar até a próxima validação.
        </p>
        {isDirector ? (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void settle(asked)}
            >{`Aceitar ${formatDay(asked)}`}</Button>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void settle(present)}
            >{`Manter ${formatDay(present)}`}</Button>
          </div>
        ) : (
          <p>Só a direção responde a este pedido.</p>
        )}
        {problem === undefined ? null : <p role="alert">{problem}</p>}
      </div>
    </Notice>
  )
}
