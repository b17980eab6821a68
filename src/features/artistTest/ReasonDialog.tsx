import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'

export interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  label: string
  /** What the server takes as a reason; here it is asked for, too. */
  schema: z.ZodMiniType<string, string>
  action: string
  isDangerous?: boolean
  /** What is said where the server did not say why. */
  failure: string
  onSend: (reason: string) => Promise<void>
}

/** Asks for a reason and sends it; what was typed stays while the page does. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    label,
    schema,
    action,
    isDangerous = false,
    failure,
    onSend,
  } = props
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const resolver = useMemo(() => {
    const given = z.string().check(z.trim(), z.minLength(3, 'Escreva o motivo em poucas palavras.'))
    return zodResolver(z.object({ reason: z.pipe(given, schema) }))
  }, [schema])
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' }, resolver })

  async function send({ reason }: { readonly reason: string }): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await onSend(reason)
      onClose()
    } catch (error) {
      logWarning('A reason could not be sent', error)
      setProblem(refusalWords(error, failure))
    } finally {
      setIsBusy(false)
    }
  }

  function close(): void {
    if (!isBusy) onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={title}
      description={description}
    >
      <form noValidate className="contents" onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextareaField
          label={label}
          rows={3}
          required
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <DialogActions>
          <Button variant="quiet" onClick={close}>
            Voltar
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
