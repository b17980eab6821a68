import { expect, it } from 'vitest'
import { answerGroups } from './answerRows.ts'
import { answersFileName, answersTable } from './answersFile.ts'
import { reviewersOf } from './reviewers.ts'
import { sampleReview, sampleView } from '@ribalta/domain/testing/sampleReview'

it('has a row for each artist, by role, and two columns for each who answers', () => {
  const reviewers = reviewersOf(
    ['Ana', 'Rui', 'so olhou'].map((id) => sampleView(id)),
    [
      sampleReview('Ana', {
        choices: {
          um: { answer: 'yes', comment: 'Ótima.', preference: 1 },
          fora: { answer: 'no', comment: '' },
        },
      }),
      sampleReview('Rui', { status: 'open', choices: { dois: { answer: 'maybe', comment: '' } } }),
    ],
  )
  const items: Parameters<typeof answerGroups>[0] = [
    { artistId: 'um', role: 'Mãe' },
    { artistId: 'dois', role: '', consent: { answer: 'left', at: { seconds: 1, nanoseconds: 0 } } },
  ]
  expect(answersTable(answerGroups(items, reviewers, new Map([['fora', null]])), reviewers)).toEqual([
    [
      'Personagem',
      'Artista',
      'Sim',
      'Talvez',
      'Não',
      'Ana',
      'Comentário de Ana',
      'Rui (em andamento)',
      'Comentário de Rui',
    ],
    ['Mãe', '…', '1', '0', '0', 'Sim, 1ª opção', 'Ótima.', '', ''],
    ['Sem personagem', '… (saiu)', '0', '0', '0', '', '', 'Talvez', ''],
    ['Fora da proposta agora', 'Cadastro excluído', '0', '0', '1', 'Não', '', '', ''],
  ])
})

it('is called by the proposal’s title, as every system takes it', () => {
  expect(answersFileName('Café: mães/pais')).toBe('Respostas - Café mães pais.csv')
  expect(answersFileName('...')).toBe('Respostas.csv')
})
