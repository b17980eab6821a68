import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorsQuery } from '../../auth/queries.ts'
import type { SecondFactor } from '../../auth/secondFactors.ts'
import { setting } from '../../lib/environment.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AppDialog } from './AppDialog.tsx'
import { formatDay, needWords } from './factorWords.ts'
import { PhoneDialog } from './PhoneDialog.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

/** Whether the project has second factors by application (TOTP) switched on; the local suite knows phones only. */
const secondFactorApp = setting(import.meta.env.VITE_SECOND_FACTOR_APP, '') === 'true'

export interface SecondFactorsProps {
  uid: string
  /** The phone of the profile, which is offered. */
  phone: string
  /** The agency asks directors for one. */
  isNeeded: boolean
  /** One was added or taken away. */
  onChanged: () => Promise<void>
}

type Open = { kind: 'phone' } | { kind: 'app' } | { kind: 'removal'; factor: SecondFactor }

/** What the account asks for beside the password: the list, adding to it and taking away. */
export function SecondFactors({ uid, phone, isNeeded, onChanged }: SecondFactorsProps) {
  const state = useQuery(secondFactorsQuery(uid))
  const [open, setOpen] = useState<Open>()
  if (state.isPending) return <Skeleton className="h-24" />
  if (state.isError) return <ErrorState onRetry={() => void state.refetch()} />
  const { isEmailVerified, factors } = state.data
  const need = isNeeded ? needWords(state.data) : undefined
  const dialog = {
    onClose: () => {
      setOpen(undefined)
    },
    onDone: async () => {
      setOpen(undefined)
      await onChanged()
    },
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {need === undefined ? null : <Notice tone="warning">{need}</Notice>}
      {factors.length === 0 ? (
        <p className="text-muted">Nenhum ainda: quem souber sua senha entra na sua conta.</p>
      ) : (
        <ul
          aria-label="Segundos fatores"
          className="flex w-full flex-col divide-y divide-line border-y border-line"
        >
          {factors.map((factor) => (
            <li key={factor.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 grow basis-0">
                <p className="font-medium">{factor.label}</p>
                <p className="text-sm text-muted">{`Desde ${formatDay(factor.enrolledAt)}`}</p>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remover: ${factor.label}`}
                onClick={() => {
                  setOpen({ kind: 'removal', factor })
                }}
              >
                Remover
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isEmailVerified ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setOpen({ kind: 'phone' })
            }}
          >
            Adicionar celular
          </Button>
          {secondFactorApp ? (
            <Button
              variant="secondary"
              onClick={() => {
                setOpen({ kind: 'app' })
              }}
            >
              Adicionar aplicativo
            </Button>
          ) : null}
        </div>
      ) : (
        <p>Confirme seu e-mail antes: sem ele não há como recuperar a conta.</p>
      )}
      {open?.kind === 'phone' ? <PhoneDialog phone={phone} {...dialog} /> : null}
      {open?.kind === 'app' ? <AppDialog {...dialog} /> : null}
      {open?.kind === 'removal' ? (
        <RemovalDialog factor={open.factor} isNeeded={isNeeded} {...dialog} />
      ) : null}
    </div>
  )
}
