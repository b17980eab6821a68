import { countPlans } from '@ribalta/domain/catalogue/catalogueImport'
import { useState } from 'react'
import { importCatalogue } from '../../data/catalogue/mutations.ts'
import { logError } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import type { ImportPreview } from './catalogueFile.ts'
import type { CatalogueList } from './CataloguePanel.tsx'
import type { CatalogueView } from './catalogueViews.ts'
import { countsWords } from './importWords.ts'
import { ImportPreviewList } from './ImportPreviewList.tsx'

const ACCEPTED = ['.csv', 'text/csv']
const FAILED = 'Não foi possível importar. Nada foi alterado; tente novamente.'
const UNREADABLE = 'Não foi possível ler o arquivo. Escolha outro ou tente novamente.'
const TOO_LARGE = 'As mudanças deste arquivo não cabem em uma importação. Divida o arquivo em dois.'

export interface ImportDialogProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  list: CatalogueList<T>
  onClose: () => void
}

/** A file of classes, their forms or skills: chosen, looked at line by line, then imported all or nothing. */
export function ImportDialog<T extends { readonly id: string }>({
  view,
  list,
  onClose,
}: ImportDialogProps<T>) {
  const [preview, setPreview] = useState<ImportPreview<T>>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [fileName, setFileName] = useState('')

  async function read(file: File): Promise<void> {
    setProblem(undefined)
    setPreview(undefined)
    try {
      const { fitsOneCall, readCatalogueFile } = await import('./catalogueFile.ts')
      const reading = readCatalogueFile(view.entries, list.entries, new Uint8Array(await file.arrayBuffer()))
      if ('problem' in reading) {
        setProblem(reading.problem)
        return
      }
      setFileName(file.name)
      setPreview(reading.preview)
      if (!fitsOneCall(reading.preview.toSend)) setProblem(TOO_LARGE)
    } catch (error) {
      logError('The file could not be read', error)
      setProblem(UNREADABLE)
    }
  }

  async function send(lines: ImportPreview<T>['toSend']): Promise<void> {
    setProblem(undefined)
    setIsBusy(true)
    try {
      const { added, changed } = await importCatalogue(view.kind, lines)
      await list.reload()
      toast({ title: 'Importação concluída', description: countsWords({ new: added, changed }) })
      onClose()
    } catch (error) {
      logError('The import failed', error)
      setProblem(refusalWords(error, FAILED))
      setIsBusy(false)
    }
  }

  const plans = preview?.lines.map(({ plan }) => plan) ?? []
  const { bad } = countPlans(plans)
  const canSend = preview !== undefined && preview.toSend.length > 0 && bad === 0 && problem !== TOO_LARGE
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={`Importar ${view.many}`}
      description={
        preview === undefined
          ? view.entries.describes === undefined
            ? 'Linhas novas entram no catálogo e as que já existem são atualizadas. Nada é excluído.'
            : 'As classes do arquivo são atualizadas e as outras ficam como estão.'
          : fileName
      }
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          {preview === undefined ? null : (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => {
                setPreview(undefined)
                setProblem(undefined)
              }}
            >
              Escolher outro arquivo
            </Button>
          )}
          {canSend ? (
            <Button busy={isBusy} onClick={() => void send(preview.toSend)}>
              {`Importar ${String(preview.toSend.length)} ${preview.toSend.length === 1 ? 'linha' : 'linhas'}`}
            </Button>
          ) : null}
        </>
      }
    >
      {preview === undefined ? (
        <FileDrop
          label="Arquivo CSV"
          description={
            <>
              A primeira linha dá o nome das colunas: <code>{view.entries.columns.join(', ')}</code>. O jeito
              mais fácil é exportar a lista, mudar na planilha e importar de volta. Até 500 linhas.
            </>
          }
          accept={ACCEPTED}
          isDocument
          onFiles={([file]) => {
            if (file !== undefined) void read(file)
          }}
        />
      ) : (
        <ImportPreviewList view={view} preview={preview} />
      )}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
