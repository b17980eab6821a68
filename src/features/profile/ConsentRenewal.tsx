import { CONSENT_VERSIONS, CONSENT_WORDS, type ConsentKind } from '@ribalta/domain/account/consents'
import { useState, type ReactNode } from 'react'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { privacyFailure } from './privacyFailure.ts'
import type { Consents } from './useConsents.ts'

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      <span>{children}</span>
      <span className="sr-only"> (abre em outra aba)</span>
    </Link>
  )
}

const LABELS: Readonly<Partial<Record<ConsentKind, ReactNode>>> = {
  terms: (
    <>
      Li e aceito os <TextLink to="/termos-agenciamento">termos de agenciamento</TextLink>
      <span>{`, na versão de ${formatDay(CONSENT_VERSIONS.terms)}.`}</span>
    </>
  ),
  privacy: (
    <>
      Li a <TextLink to="/privacidade">política de privacidade</TextLink>, na versão de{' '}
      <span>{formatDay(CONSENT_VERSIONS.privacy)}</span>, e concordo com o uso dos meus dados como ela
      descreve.
    </>
  ),
  guardian: `${CONSENT_WORDS.guardian} (autorização na versão de ${formatDay(CONSENT_VERSIONS.guardian)}).`,
}

export interface ConsentRenewalProps {
  consents: Consents
  /** The consents whose text has changed. */
  asked: readonly ConsentKind[]
}

/** Asks again for consents whose text has a newer version than the one that the person agreed to. */
export default function ConsentRenewal({ consents, asked }: ConsentRenewalProps) {
  const [accepted, setAccepted] = useState<readonly ConsentKind[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function accept(): Promise<void> {
    if (!asked.every((kind) => accepted.includes(kind))) {
      setProblem('Marque cada item para continuar.')
      return
    }
    setIsBusy(true)
    setProblem(undefined)
    try {
      for (const kind of asked) await consents.record(kind, CONSENT_VERSIONS[kind], true)
      toast({ title: 'Aceite registrado' })
    } catch (error) {
      setProblem(privacyFailure(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section
      aria-labelledby="consent-renewal"
      className="mb-12 flex flex-col gap-5 rounded-card border border-line-strong bg-sunken p-5 md:p-6"
    >
      <h2 id="consent-renewal" className="text-2xl">
        Nossos textos mudaram
      </h2>
      <p className="text-muted">Leia as versões em vigor e confirme para continuar com a gente.</p>
      {asked.map((kind) => (
        <CheckboxField
          key={kind}
          label={LABELS[kind]}
          checked={accepted.includes(kind)}
          onChange={(event) => {
            const others = accepted.filter((each) => each !== kind)
            setAccepted(event.currentTarget.checked ? [...others, kind] : others)
          }}
        />
      ))}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button busy={isBusy} onClick={() => void accept()}>
          Confirmar
        </Button>
      </div>
    </section>
  )
}
