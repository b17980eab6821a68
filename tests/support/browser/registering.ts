import type { Page } from '@playwright/test'
import type { NewArtist } from './newArtist.ts'

/** On to the next step of Cadastro. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuar' }).click()

export async function fillIdentity(page: Page, artist: NewArtist): Promise<void> {
  await page.getByLabel('E-mail').fill(artist.email)
  await page.getByLabel('Senha', { exact: true }).fill(artist.password)
  await page.getByLabel('Nome artístico').fill(artist.artisticName)
}

export async function fillContact(page: Page, artist: NewArtist, birthDate = '23041995'): Promise<void> {
  await page.getByLabel('Telefone').pressSequentially(artist.phone)
  await page.getByLabel('Data de nascimento').pressSequentially(birthDate)
}

/** Names the guardian of a minor, who agrees. */
export async function fillGuardian(page: Page): Promise<void> {
  await page.getByLabel('Nome completo do responsável').fill('Maria Souza')
  await page.getByLabel('E-mail do responsável').fill('maria@example.com')
  await page.getByLabel('Telefone do responsável').pressSequentially('11987650000')
  await page.getByLabel('Parentesco').selectOption('mae')
  await page.getByLabel(/autorizo este cadastro/).check()
}

/** Says yes to the terms and to the privacy policy, and registers. */
export async function consentAndRegister(page: Page): Promise<void> {
  await page.getByLabel(/termos de agenciamento/).check()
  await page.getByLabel(/política de privacidade/).check()
  await page.getByRole('button', { name: 'Cadastrar' }).click()
}
