import type { Page } from '@playwright/test'
import type { MadeProposal } from '../proposals.ts'

/** What a client gets. */
export function linkTo({ id, key }: MadeProposal): string {
  return `/proposta/${id}#${key}`
}

/** Opens a room by its link, as somebody who has not been there on this device. */
export async function enterRoom(page: Page, made: MadeProposal, name = 'Cliente'): Promise<void> {
  await page.goto(linkTo(made))
  await page.getByLabel('Seu nome').fill(name)
  await page.getByRole('button', { name: 'Entrar' }).click()
}
