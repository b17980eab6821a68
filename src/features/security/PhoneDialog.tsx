import { zodResolver } from '@hookform/resolvers/zod'
import { formatPhone, toInternational } from '@ribalta/domain/phone'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { addPhone, startPhone } from '../../auth/secondFactors.ts'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { CodeForm } from './CodeForm.tsx'
import { secondPhoneFormSchema } from './secondPhoneForm.ts'

export interface PhoneDialogProps {
  phone: string
  onClose: () => void
  onDone: () => Promise<void>
}

/** First the phone and the password, then the code that reached it. */
export function PhoneDialog({ phone, onClose, onDone }: PhoneDialogProps) {
  const [sent, setSent] = useState<{ phone: string; verificationId: string }>()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar celular"
      description="Ao entrar, além da senha, você informa um código enviado por SMS."
    >
      {sent === undefined ? (
        <PhoneForm phone={phone} onClose={onClose} onSent={setSent} />
      ) : (
        <CodeForm
          description={`Enviado por SMS para ${formatPhone(sent.phone)}.`}
          onCancel={onClose}
          onCode={async (code) => {
            await addPhone(sent.verificationId, code)
            toast({ title: 'Segundo fator adicionado' })
            await onDone()
          }}
        />
      )}
    </Dialog>
  )
}

interface PhoneFormProps {
  phone: string
  onClose: () => void
  onSent: (sent: { phone: string; verificationId: string }) => void
}

function PhoneForm({ phone, onClose, onSent }: PhoneFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { phone: formatPhone(phone), currentPassword: '' },
    resolver: zodResolver(secondPhoneFormSchema),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const typedPhone = useWatch({ control, name: 'phone' })
  const submit = handleSubmit(async (typed) => {
    try {
      const verificationId = await startPhone(typed.currentPassword, `+${toInternational(typed.phone)}`)
      onSent({ phone: typed.phone, verificationId })
    } catch (error) {
      setError('root', { message: errorMessage(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
      <PhoneField
        label="Celular"
        typed={typedPhone}
        required
        error={errors.phone?.message}
        {...register('phone')}
      />
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <FormProblems control={control} />
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Enviar código
        </Button>
      </DialogActions>
    </form>
  )
}
