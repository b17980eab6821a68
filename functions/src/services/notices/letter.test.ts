import { expect, it } from 'vitest'
import { letterOf } from './letter.ts'

const SITE = { url: 'https://ribalta.example', name: 'Ribalta' }
const words = {
  subject: 'A agência pediu ajustes',
  lines: ['Falta o seguinte:', 'Uma foto de <b>rosto</b> & de corpo.\nOutra de "perfil".'],
  link: { label: 'Ajustar meu perfil', path: '/perfil' },
}

it('a letter says the same in plain text and in HTML, with the way on and the choice of notices', () => {
  const { subject, text, html } = letterOf(words, { name: 'Ana Luz', hasAccount: true }, SITE)
  expect(subject).toBe(words.subject)
  expect(text).toBe(
    [
      'Olá, Ana Luz!',
      'Falta o seguinte:',
      'Uma foto de <b>rosto</b> & de corpo.\nOutra de "perfil".',
      'Ajustar meu perfil: https://ribalta.example/perfil',
      'Ribalta\nVocê escolhe seus avisos em https://ribalta.example/security',
    ].join('\n\n'),
  )
  expect(html).toContain(
    'Uma foto de &lt;b&gt;rosto&lt;/b&gt; &amp; de corpo.<br>Outra de &quot;perfil&quot;.',
  )
  expect(html).toContain('href="https://ribalta.example/perfil"')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

it('nothing that people wrote becomes part of the page, and nothing is fetched', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\''
  const { html } = letterOf(
    { subject: hostile, lines: [hostile], link: { label: hostile, path: '/perfil' } },
    { name: hostile, hasAccount: false },
    SITE,
  )
  expect(html).not.toMatch(/<(script|img|link|style)/)
  expect(html).not.toContain('/security')
})
