import { lazily } from '@ribalta/domain/lazily'
import {
  CONSENT_KINDS,
  isInForce,
  isWithdrawable,
  latestConsent,
  type ConsentKind,
} from '@ribalta/domain/account/consents'
import { instantToDate } from '@ribalta/domain/instant'
import type { Consent } from '@ribalta/domain/schemas/account/consent'
import { useState } from 'react'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { privacyFailure } from './privacyFailure.ts'
import type { Consents } from './useConsents.ts'

const LABELS: Readonly<Record<ConsentKind, string>> = {
  terms: 'Termos de agenciamento',
  privacy: 'Política de privacidade',
  guardian: 'Autorização do responsável',
  publicPage: 'Página pública de menor',
  sensitive: 'Dados sensíveis',
}

/** What taking a consent back does, before and after it. */
const WITHDRAWALS = {
  publicPage: {
    ask: 'A página pública sai do ar agora. O responsável pode autorizar de novo quando quiser.',
    action: 'Retirar a página',
    done: 'A página pública saiu do ar.',
  },
  sensitive: {
    ask: 'Raça ou cor e necessidades de acesso são apagadas agora. Você pode informar de novo quando quiser.',
    action: 'Retirar e apagar',
    done: 'Os dados sensíveis foram apagados.',
  },
} as const

const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

function stateOf(line: Consent): { label: string; tone: 'success' | 'neutral' | 'warning' } {
  if (!line.given) return { label: 'Retirado', tone: 'neutral' }
  if (!isInForce(line)) return { label: 'Versão antiga', tone: 'warning' }
  return { label: 'Em vigor', tone: 'success' }
}

/** What the person agreed to, in which version and when, and what can be taken back. */
export function ConsentList({ consents }: { consents: Consents }) {
  const { lines } = consents
  if (lines === undefined) {
    return consents.hasFailed ? (
      <ErrorState title="Não foi possível carregar seus consentimentos" onRetry={consents.retry} />
    ) : (
      <Skeleton className="h-40" />
    )
  }
  const newest = CONSENT_KINDS.flatMap((kind) => latestConsent(lines, kind) ?? [])
  if (newest.length === 0) return <p className="text-muted">Nenhum consentimento registrado ainda.</p>
  return (
    <ul aria-label="Seus consentimentos" className="flex flex-col">
      {newest.map((line) => (
        <ConsentRow key={line.kind} line={line} consents={consents} />
      ))}
    </ul>
  )
}

function ConsentRow({ line, consents }: { line: Consent; consents: Consents }) {
  const { kind, version, at, given } = line
  const { label, tone } = stateOf(line)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-3 font-medium">
          <span>{`${LABELS[kind]} `}</span>
          <Tag tone={tone}>{label}</Tag>
        </p>
        <p className="text-sm text-muted">
          Versão de <span>{formatDay(version)}</span> · <span>{given ? 'aceito' : 'retirado'}</span> em{' '}
          <span>{DAY().format(instantToDate(at))}</span>
        </p>
      </div>
      {given && isWithdrawable(kind) ? <Withdrawal line={line} consents={consents} /> : null}
    </li>
  )
}

function Withdrawal({ line, consents }: { line: Consent; consents: Consents }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const words = line.kind === 'publicPage' ? WITHDRAWALS.publicPage : WITHDRAWALS.sensitive

  async function withdraw(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await consents.record(line.kind, line.version, false)
      setIsOpen(false)
      toast({ title: 'Consentimento retirado', description: words.done })
    } catch (error) {
      setProblem(privacyFailure(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Retirar consentimento
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Retirar o consentimento?"
        description={words.ask}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setIsOpen(false)
              }}
            >
              Manter
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
              {words.action}
            </Button>
          </>
        }
      >
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </Dialog>
    </>
  )
}
