import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { NextAbout } from './useAbout.ts'

export interface AboutNoticeProps {
  next: NextAbout
  /** The message goes without it. */
  onDrop: () => void
}

/** Where what the next message should be about is not there to be shown. */
export function AboutNotice({ next, onDrop }: AboutNoticeProps) {
  if (next.status !== 'missing' && next.status !== 'failed') return null
  return (
    <div className="shrink-0 py-3">
      <Notice tone="warning">
        <span>
          {next.status === 'missing'
            ? 'Isso de que você ia falar não existe mais: a mensagem vai sem o cartão.'
            : 'Não foi possível buscar de que a mensagem fala: por enquanto ela vai sem o cartão.'}
        </span>
        <span className="mt-2 flex flex-wrap gap-3">
          {next.status === 'failed' ? (
            <Button variant="secondary" size="small" onClick={next.retry}>
              Tentar de novo
            </Button>
          ) : null}
          <Button variant="secondary" size="small" onClick={onDrop}>
            Escrever sem o cartão
          </Button>
        </span>
      </Notice>
    </div>
  )
}
