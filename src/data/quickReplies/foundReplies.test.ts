import { expect, it } from 'vitest'
import { foundReplies } from './foundReplies.ts'

const REPLIES = [
  { title: 'Acesso ao set', text: 'O endereço e o estacionamento seguem amanhã.' },
  { title: 'Boas-vindas', text: 'Oi, {nome}! Que bom ter você aqui.' },
  { title: 'Endereço da agência', text: 'Ficamos na Rua das Acácias.' },
]

it.each([
  ['', ['Acesso ao set', 'Boas-vindas', 'Endereço da agência']],
  ['endereco', ['Endereço da agência', 'Acesso ao set']],
  ['  ACÁCIA rua ', ['Endereço da agência']],
  ['boas set', []],
])('%j finds what has each word of it, first where the title says it', (typed, titles) => {
  expect(foundReplies(REPLIES, typed).map(({ title }) => title)).toEqual(titles)
})
