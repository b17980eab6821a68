import { MANY_DEVICES, MAX_DEVICES } from '@ribalta/domain/proposals/answers'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DevicesNotice } from './DevicesNotice.tsx'

it.each([0, MANY_DEVICES - 1])('shows nothing for a link opened on %i devices', (devices) => {
  const { container } = render(<DevicesNotice devices={devices} />)
  expect(container).toBeEmptyDOMElement()
})

it.each([
  [MANY_DEVICES, 'Este link já foi aberto em 40 aparelhos e para em 50.'],
  [MAX_DEVICES, 'não abre em mais nenhum. Quem já entrou continua.'],
])('warns at %i devices that the link refuses new ones, or soon will', (devices, words) => {
  render(<DevicesNotice devices={devices} />)
  expect(screen.getByText(words, { exact: false })).toBeVisible()
})
