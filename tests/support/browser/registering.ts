import { expect, type Locator, type Page } from '@playwright/test'
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

/** The title of a step. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name })

/** Goes through the first steps up to the files. */
export async function goToFiles(page: Page, artist: NewArtist, birthDate?: string): Promise<void> {
  await page.goto('/cadastro')
  await fillIdentity(page, artist)
  await goOn(page)
  await expect(heading(page, 'Como falamos com você')).toBeFocused()
  await fillContact(page, artist, birthDate)
  await goOn(page)
  await expect(heading(page, 'O que você faz')).toBeFocused()
  await goOn(page)
  await expect(heading(page, 'Como você é')).toBeFocused()
  await goOn(page)
  await expect(heading(page, 'Seu material')).toBeFocused()
}
