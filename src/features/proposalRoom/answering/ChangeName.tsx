import { MAX_REVIEWER_NAME } from '@ribalta/domain/proposals/answers'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useVisit } from './visitContext.ts'

/** How somebody is called in a room; who they are stays their device. */
export default function ChangeName({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { reviewer, rename } = useVisit()
  const [name, setName] = useState(reviewer.current()?.name ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Trocar de nome"
      description="As respostas deste aparelho continuam aqui, com o novo nome."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') {
            setError('Diga como você se chama.')
            field.current?.focus()
            return
          }
          onClose()
          rename(name.trim())
        }}
      >
        <TextField
          ref={field}
          label="Seu nome"
          autoComplete="name"
          required
          maxLength={MAX_REVIEWER_NAME}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        <DialogActions>
          <Button type="submit">Trocar</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
