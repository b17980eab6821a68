import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '@ribalta/domain/contact'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { SentMessage } from './SentMessage.tsx'
import { useContactForm } from './useContactForm.ts'

/** The form; what was typed outlives a failure and a reload. Loaded after the page. */
export default function ContactForm() {
  const { form, failure, sentTo, send, writeAnother } = useContactForm()
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const phone = useWatch({ control: form.control, name: 'phone' })
  if (sentTo !== undefined) return <SentMessage email={sentTo} onAgain={writeAnother} />
  return (
    <form noValidate aria-labelledby="escrever" className="flex flex-col gap-6" onSubmit={send}>
      <SelectField label="Assunto" required error={errors.subject?.message} {...register('subject')}>
        <option value="">Escolha…</option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {CONTACT_SUBJECT_LABELS[subject]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Seu nome"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Seu e-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PhoneField
          label="Telefone (opcional)"
          typed={phone}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <TextareaField
        label="Mensagem"
        rows={8}
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <div className="sr-only" aria-hidden="true">
        <label>
          Deixe este campo vazio
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <FormProblems control={form.control} />
      {failure === undefined ? null : (
        <Notice tone="danger">{`${failure} O que você escreveu continua aqui.`}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="large" busy={isSubmitting}>
          Enviar mensagem
        </Button>
        <p className="max-w-[42ch] text-sm text-muted">
          Só a equipe lê. Guardamos por um ano:{' '}
          <Link to="/privacidade" className="text-link">
            como cuidamos dos seus dados
          </Link>
          .
        </p>
      </div>
    </form>
  )
}
