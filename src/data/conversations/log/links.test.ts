import { describe, expect, it } from 'vitest'
import { piecesOf } from './links.ts'

const linked = (text: string) =>
  piecesOf(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]))

describe('links in what somebody wrote', () => {
  it('are http and https addresses, and the text is whole', () => {
    const text = 'Veja https://ribalta.example/casting?a=1#b e http://a.example agora'
    expect(linked(text)).toEqual([
      ['https://ribalta.example/casting?a=1#b', 'https://ribalta.example/casting?a=1#b'],
      ['http://a.example', 'http://a.example/'],
    ])
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example',
    'www.a.example',
    'nohttps://a.example/javascript:1',
    'https://',
    'sem nada',
    '',
  ])('are not made of %j', (text) => {
    expect(linked(text)).toEqual([])
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    ['Já viu https://a.example/x?', 'https://a.example/x'],
    ['(https://a.example/x)', 'https://a.example/x'],
    ['“https://a.example/x”.', 'https://a.example/x'],
    ['https://a.example/x...', 'https://a.example/x'],
    ['https://a.example/Rio_(filme)', 'https://a.example/Rio_(filme)'],
    ['(https://a.example/Rio_(filme)), sabe?', 'https://a.example/Rio_(filme)'],
    ['<https://a.example/x>', 'https://a.example/x'],
  ])('end before what belongs to the sentence: %j', (text, href) => {
    expect(linked(text)).toEqual([[href, href]])
  })

  it('are none where a name stands before the place that they lead to', () => {
    expect(linked('https://banco.com.br@mal.example/entrar')).toEqual([])
    expect(linked('https://banco.com.br:senha@mal.example/entrar')).toEqual([])
  })

  it('show the place as the browser asks for it where letters look like others', () => {
    expect(linked('https://аpple.example/x')).toEqual([
      ['https://xn--pple-43d.example/x', 'https://xn--pple-43d.example/x'],
    ])
  })
})
