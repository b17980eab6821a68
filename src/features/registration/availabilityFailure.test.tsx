import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactStep } from './ContactStep.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { EMPTY_REGISTRATION, type RegistrationValues } from './registrationForm.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Form({ Step }: { Step: ComponentType }) {
  const form = useForm<RegistrationValues>({ defaultValues: EMPTY_REGISTRATION })
  return (
    <FormProvider {...form}>
      <Step />
    </FormProvider>
  )
}

const Contact = () => <ContactStep isMinor={false} />

it.each([
  ['E-mail', 'ana@example.com', IdentityStep, 'Falha ao verificar disponibilidade do e-mail.'],
  ['Nome artístico', 'Ana Lima', IdentityStep, 'Falha ao verificar disponibilidade do nome artístico.'],
  ['Telefone', '11987654321', Contact, 'Falha ao verificar disponibilidade do telefone.'],
])('a check that fails is told and stops nobody: %s', async (label, typed, Step, message) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  render(<Form Step={Step} />)
  await userEvent.type(screen.getByLabelText(label), typed)
  expect(await screen.findByText(`${message} Você pode continuar.`)).toBeVisible()
  expect(screen.getByLabelText(label)).toBeValid()
  expect(logged).toHaveBeenCalledExactlyOnceWith('The availability could not be checked', expect.any(String))
})
