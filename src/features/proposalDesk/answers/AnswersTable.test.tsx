import { ANSWERS } from '@ribalta/domain/proposals/answers'
import { sampleReview, sampleView } from '@ribalta/domain/testing/sampleReview'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { answerGroups } from './answerRows.ts'
import { AnswersTable, type AnswersViewProps } from './AnswersTable.tsx'
import { answeringOf, reviewersOf } from './reviewers.ts'

type Toggle = AnswersViewProps['onToggle']
const NONE: ReadonlySet<string> = new Set()

it('says of each artist what each reviewer says, sent or under way, and marks whoever is pressed', async () => {
  const long = `Começo. ${'muito '.repeat(40)}fim.`
  const reviewers = reviewersOf(
    ['Ana', 'Rui'].map((id) => sampleView(id)),
    [
      sampleReview('Ana', { choices: { um: { answer: 'yes', comment: long, preference: 1 } } }),
      sampleReview('Rui', { status: 'open', choices: { dois: { answer: 'no', comment: '' } } }),
    ],
  )
  const items = [
    { artistId: 'um', role: 'Mãe' },
    {
      artistId: 'dois',
      role: 'Pai',
      consent: { answer: 'left' as const, at: { seconds: 1, nanoseconds: 0 } },
    },
  ]
  const groups = answerGroups(items, reviewers, new Map())
  const onToggle = vi.fn<Toggle>()
  render(
    <MemoryRouter>
      <AnswersTable groups={groups} reviewers={reviewers} marked={new Set(['um'])} onToggle={onToggle} />
    </MemoryRouter>,
  )
  expect(
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent.split('enviou')[0]),
  ).toEqual(['Artista', 'Ana', expect.stringContaining('Rui')])
  expect(screen.getByText('1ª opção')).toBeVisible()
  expect(screen.getByText('1 sim')).toBeVisible()
  expect(screen.getByText('em andamento')).toBeVisible()
  expect(within(screen.getByRole('rowheader', { name: /1 em andamento/ })).getByText('Saiu')).toBeVisible()
  expect(screen.queryByText(/fim\./)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ler o comentário inteiro' }))
  expect(screen.getByText(/fim\./)).toBeVisible()
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(first?.checked).toBe(true)
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Marcar …' })[1] ?? document.body)
  expect(onToggle).toHaveBeenCalledWith('dois', true)
})

it('holds sixty artists and ten reviewers', { tags: 'deep' }, () => {
  const uids = Array.from({ length: 60 }, (_, index) => `artista-${String(index)}`)
  const reviews = Array.from({ length: 10 }, (_, person) =>
    sampleReview(`Pessoa ${String(person)}`, {
      choices: Object.fromEntries(
        uids.map((uid, index) => [
          uid,
          { answer: ANSWERS[(index + person) % ANSWERS.length], comment: 'c'.repeat(1000) },
        ]),
      ),
    }),
  )
  const reviewers = answeringOf(
    reviewersOf(
      reviews.map(({ id }) => sampleView(id)),
      reviews,
    ),
  )
  const items = uids.map((artistId, index) => ({ artistId, role: `Papel ${String(index % 3)}` }))
  render(
    <MemoryRouter>
      <AnswersTable
        groups={answerGroups(items, reviewers, new Map())}
        reviewers={reviewers}
        marked={NONE}
        onToggle={vi.fn<Toggle>()}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('checkbox')).toHaveLength(60)
  const [, row] = screen.getAllByRole('row').filter((each) => within(each).queryByRole('checkbox') !== null)
  expect(within(row ?? document.body).getAllByRole('cell')).toHaveLength(10)
})
