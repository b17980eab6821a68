import type { Page } from '@playwright/test'
import type { Consent } from '@ribalta/domain/proposals/consent'
import { FACTS_AT_FIRST } from '@ribalta/domain/proposals/proposal'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { newArtist, review } from '../support/browser/reviews.ts'
import { call, PASSWORD, person, type Person } from '../support/functions/functions.ts'
import { type MadeProposal, makeProposal, presentedItem, proposalOf } from '../support/proposals.ts'

async function beAgent(page: Page): Promise<Person> {
  const agent = await person({ grants: ['AGENT'], status: 'published' })
  await beSignedIn(page, agent.email, PASSWORD)
  return agent
}

async function says({ token }: Person, { id }: MadeProposal, to: Consent): Promise<void> {
  const { error } = await call('changeState', { kind: 'participation', proposalId: id, to }, token)
  expect(error).toBeUndefined()
}

const agreed = () => ({
  consent: sampleConsent('agreed', { at: Timestamp.now(), facts: [...FACTS_AT_FIRST] }),
})
const notices = (page: Page) => page.getByRole('region', { name: 'Quem saiu e quem falta aceitar' })

test(
  'whoever leaves is named at once, and is replaced or taken out from there by keyboard',
  { tag: '@deep' },
  async ({ page, request }) => {
    const agent = await beAgent(page)
    const substitute = await newArtist(request)
    expect((await review(substitute.uid, agent.token, 'approve')).error).toBeUndefined()
    const [leaving, silent] = [await person({ status: 'published' }), await person({ status: 'published' })]
    const [name, other] = [leaving.profile.artisticName, silent.profile.artisticName]
    const made = await makeProposal(
      [
        presentedItem(leaving, { role: 'Mãe', media: [], ...agreed() }),
        presentedItem(silent, { role: 'Mãe' }),
      ],
      { consentMode: 'agree', title: `Mães ${leaving.uid.slice(0, 6)}` },
    )
    await page.goto(`/proposals-admin?proposta=${made.id}`)
    await expect(notices(page)).toContainText(`${other} ainda não aceitou participar.`)
    await notices(page).getByRole('button', { name: 'Lembrar pelo WhatsApp' }).click()
    await expect(notices(page).getByRole('link', { name: `: ${other} (abre` })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/55\d+\?text=.*%2Ftrabalhos$/,
    )
    const rows = page.getByRole('list', { name: 'Artistas da proposta' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Aceitou participar em')
    await expect(rows.last()).toContainText('Ainda não aceitou participar')
    const view = page.getByRole('region', { name: 'Pré-visualização' })
    await expect(view.getByRole('heading', { name })).toBeVisible()

    await says(leaving, made, 'left')
    await expect(notices(page)).toContainText(`${name} saiu desta apresentação.`)
    await expect(rows.first()).toContainText('Saiu desta apresentação agora')
    await expect(view.getByRole('heading', { name })).toBeHidden()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })

    await notices(page)
      .getByRole('button', { name: `Escolher substituto de ${name}` })
      .focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Escolher artistas' })
    await expect(picker).toContainText(`Quem entra no lugar de ${name}, que sai da proposta.`)
    await picker.getByLabel('Nome').fill(substitute.artisticName)
    await picker.getByRole('checkbox', { name: substitute.artisticName }).check()
    await picker.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByLabel(`Personagem de ${substitute.artisticName}`)).toHaveValue('Mãe')
    await expect(rows.first()).toContainText('Vai receber a pergunta ao salvar')
    await expect(notices(page)).toContainText('Falta salvar.')
    await expect(notices(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    await expect(notices(page)).not.toContainText(name)
    expect((await proposalOf(made.id)).people).toEqual([substitute.uid, silent.uid])

    await says(silent, made, 'left')
    await notices(page)
      .getByRole('button', { name: `Tirar da proposta ${other}` })
      .focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(1)
    await notices(page).getByRole('button', { name: 'Salvar' }).focus()
    await page.keyboard.press('Enter')
    await expect(notices(page)).not.toContainText(other)
    await expect.poll(async () => (await proposalOf(made.id)).people).toEqual([substitute.uid])
  },
)

test(
  'a proposal whose artists must agree is published before anybody did, and says whom it waits for @phone',
  { tag: '@deep' },
  async ({ page }) => {
    await beAgent(page)
    const artists = [await person({ status: 'published' }), await person({ status: 'published' })]
    const title = `Pais ${String(artists[0]?.uid.slice(0, 6))}`
    const made = await makeProposal(
      artists.map((each) => presentedItem(each)),
      { status: 'draft', title },
    )
    await page.goto(`/proposals-admin?proposta=${made.id}`)
    await page.getByRole('radio', { name: 'Precisam aceitar antes' }).check()
    const rows = page.getByRole('list', { name: 'Artistas da proposta' }).getByRole('listitem')
    await expect(rows.first()).toContainText('Vai receber a pergunta ao publicar')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Tudo salvo.')).toBeVisible()
    expect(await proposalOf(made.id)).toMatchObject({ consentMode: 'agree' })

    await page.getByRole('button', { name: 'Publicar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publicar esta proposta?' })
    await expect(dialog).toContainText('Ninguém na hora: o cliente vê cada artista que aceitar.')
    for (const { profile } of artists) await expect(dialog).toContainText(profile.artisticName)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publicar' }).click()
    await expect(rows.first()).toContainText('Ainda não aceitou participar')
    await expect(notices(page)).toContainText('2 artistas ainda não aceitaram participar')
    await expectAccessible(page)
    await page.goto('/proposals-admin')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('2 aguardando aceite')
  },
)
