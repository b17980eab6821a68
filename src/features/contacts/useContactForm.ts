import { zodResolver } from '@hookform/resolvers/zod'
import { CONTACT_SUBJECTS } from '@ribalta/domain/contact'
import { contactFormSchema, type ContactForm } from '@ribalta/domain/schemas/contactMessage'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { prepareCalls } from '../../data/callables.ts'
import { sendContactMessage } from '../../data/contactMessages/send.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { errorField } from '../../lib/errorCode.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { optionalPhone } from '../../lib/forms/typedPhone.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { contactAttempt, contactDraft, type ContactValues, EMPTY_VALUES } from './contactDraft.ts'

const SENDABLE = ['name', 'email', 'phone', 'subject', 'message'] as const

const fieldsSchema = z.extend(contactFormSchema, { phone: optionalPhone() })

/** Returns the fields as typed, without the one that no person sees. */
function toFields({ website: _website, email, ...fields }: ContactValues): z.input<typeof fieldsSchema> {
  // The schema judges the subject.
  return { ...fields, email: email.trim() } as z.input<typeof fieldsSchema>
}

const resolver = zodResolver(z.pipe(z.pipe(z.custom<ContactValues>(), z.transform(toFields)), fieldsSchema))

export interface ContactFormState {
  form: UseFormReturn<ContactValues, unknown, ContactForm>
  /** Why the message did not go, where no field is to blame. */
  failure: string | undefined
  /** Where the answer to a message that went will go. */
  sentTo: string | undefined
  send: (event: SyntheticEvent) => void
  writeAnother: () => void
}

/** A message to the agency as it is typed, kept across a failure and a reload, and its sending. */
export function useContactForm(): ContactFormState {
  const [params] = useSearchParams()
  const [kept] = useState(contactDraft.load)
  const attempt = useRef(kept.attempt)
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const asked = CONTACT_SUBJECTS.find((subject) => subject === params.get('assunto')) ?? ''
  const form = useForm<ContactValues, unknown, ContactForm>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...kept.values, subject: kept.values.subject === '' ? asked : kept.values.subject },
  })
  const { isSubmitting } = form.formState
  useFirstChange(form.subscribe, prepareCalls)

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

  async function send(fields: ContactForm): Promise<void> {
    setFailure(undefined)
    const values = form.getValues()
    // By the phone as typed, which reads otherwise once the phone reader is there.
    attempt.current = contactAttempt(attempt.current, { ...fields, phone: values.phone }, newRandomId)
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

  return {
    form,
    failure,
    sentTo,
    send: (event) => {
      event.preventDefault()
      if (!isSubmitting) void form.handleSubmit(send)(event)
    },
    writeAnother: () => {
      form.reset(EMPTY_VALUES)
      setSentTo(undefined)
    },
  }
}
