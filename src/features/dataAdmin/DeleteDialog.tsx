import type { CatalogueKind } from '@ribalta/domain/catalogue/catalogueKinds'
import type { CatalogueUsage } from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueUsageQuery } from '../../data/catalogue/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import type { CatalogueView } from './catalogueViews.ts'
import { usageWords } from './usageWords.ts'

export interface DeleteDialogProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  kind: CatalogueKind
  entry: T
  /** Resolves to whether it was deleted. */
  onDelete: () => Promise<boolean>
  onClose: () => void
}

/** Asks before a delete, and says first who uses what is to go: without that it cannot be confirmed. */
export function DeleteDialog<T extends { readonly id: string }>(props: DeleteDialogProps<T>) {
  const { view, kind, entry, onDelete, onClose } = props
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const usage = useQuery(catalogueUsageQuery(kind, entry.id))

  async function confirm(): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    const isDeleted = await onDelete()
    setIsBusy(false)
    setHasFailed(!isDeleted)
    if (!isDeleted) return
    toast({ title: `${view.one.replace(/^./, (letter) => letter.toUpperCase())} excluída` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`Excluir ${view.one}`}
      description={`${view.entries.label(entry)} sai do catálogo. Não dá para desfazer.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={isBusy} disabled={!usage.isSuccess} onClick={() => void confirm()}>
            {`Excluir ${view.one}`}
          </Button>
        </>
      }
    >
      <Usage
        one={view.one}
        usage={usage.data}
        hasFailed={usage.isError}
        onRetry={() => void usage.refetch()}
      />
      {hasFailed ? (
        <Notice tone="danger">
          {`Não foi possível excluir a ${view.one}. Verifique sua conexão e tente novamente.`}
        </Notice>
      ) : null}
    </Dialog>
  )
}

interface UsageProps {
  one: string
  usage: CatalogueUsage | undefined
  hasFailed: boolean
  onRetry: () => void
}

function Usage({ one, usage, hasFailed, onRetry }: UsageProps) {
  if (usage !== undefined) {
    const isUsed = usage.artists + usage.profiles > 0
    return <Notice tone={isUsed ? 'warning' : 'neutral'}>{usageWords(one, usage)}</Notice>
  }
  if (hasFailed) {
    return (
      <Notice tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Não foi possível contar quem usa.</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <output className="flex items-center gap-3 text-muted">
      <Spinner size="small" /> Contando quem usa…
    </output>
  )
}
