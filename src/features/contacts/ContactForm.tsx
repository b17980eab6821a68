import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '@ribalta/domain/contact'
import { maskPhone, toPhone } from '@ribalta/domain/identity'
import { contactFormSchema, type ContactForm as ContactFields } from '@ribalta/domain/schemas/contactMessage'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { sendContactMessage } from '../../data/contactMessages/send.ts'
import { newRandomId } from '../../data/uploads/storage.ts'
import { errorField } from '../../lib/errorCode.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { MaskedField } from '../../ui/MaskedField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { contactAttempt, contactDraft, type ContactValues, EMPTY_VALUES } from './contactDraft.ts'
import { SentMessage } from './SentMessage.tsx'

const SENDABLE = ['name', 'email', 'phone', 'subject', 'message'] as const

/** What was typed as it is sent: digits, and nothing where no phone was given. */
function toFields({ name, email, phone, subject, message }: ContactValues): object {
  const digits = toPhone(phone)
  return { name, email: email.trim(), ...(digits === '' ? {} : { phone: digits }), subject, message }
}

/** Judges the form by the domain's schema; the first objection to each field is shown. */
const resolver: Resolver<ContactValues, unknown, ContactFields> = (values) => {
  const parsed = contactFormSchema.safeParse(toFields(values))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: FieldErrors<ContactValues> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = SENDABLE.find((name) => name === path[0])
    if (field !== undefined) errors[field] ??= { type: 'schema', message }
  }
  return { values: {}, errors }
}

/** The form; what was typed outlives a failure and a reload. Loaded after the page. */
export default function ContactForm() {
  const [params] = useSearchParams()
  const [kept] = useState(contactDraft.load)
  const attempt = useRef(kept.attempt)
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const asked = CONTACT_SUBJECTS.find((subject) => subject === params.get('assunto')) ?? ''
  const form = useForm<ContactValues, unknown, ContactFields>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...kept.values, subject: kept.values.subject === '' ? asked : kept.values.subject },
  })
  const { errors, isSubmitting } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          contactDraft.save({ values, attempt: attempt.current })
        },
      }),
    [form],
  )

  const send = async (fields: ContactFields): Promise<void> => {
    setFailure(undefined)
    attempt.current = contactAttempt(attempt.current, fields, newRandomId)
    const values = form.getValues()
    contactDraft.save({ values, attempt: attempt.current })
    try {
      await sendContactMessage({
        ...fields,
        requestId: attempt.current.requestId,
        ...(values.website === '' ? {} : { website: values.website }),
      })
    } catch (error) {
      const words = refusalWords(error, 'A mensagem não saiu daqui. Verifique sua conexão e tente novamente.')
      const field = SENDABLE.find((name) => name === errorField(error))
      if (field === undefined) setFailure(words)
      else form.setError(field, { message: words }, { shouldFocus: true })
      return
    }
    attempt.current = undefined
    contactDraft.clear()
    setSentTo(fields.email)
  }

  if (sentTo !== undefined) {
    return (
      <SentMessage
        email={sentTo}
        onAgain={() => {
          form.reset(EMPTY_VALUES)
          setSentTo(undefined)
        }}
      />
    )
  }
  const { register } = form
  return (
    <form
      noValidate
      aria-labelledby="escrever"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void form.handleSubmit(send)(event)
      }}
    >
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
        <MaskedField
          label="Telefone (opcional)"
          mask={maskPhone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
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
      {failure === undefined ? null : (
        <Notice tone="danger">{failure} O que você escreveu continua aqui.</Notice>
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
