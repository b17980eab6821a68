import { ANSWER_LABELS, type Choice, PREFERENCE_LABELS } from '@ribalta/domain/proposals/answers'
import { fileText } from '../../../lib/files/fileText.ts'
import type { AnswerGroup } from './answerRows.ts'
import { answeringOf, type Reviewer } from './reviewers.ts'

/** The matrix for spreadsheets: an artist each row, and of each reviewer an answer and a comment. */
export function answersTable(
  groups: readonly AnswerGroup[],
  reviewers: readonly Reviewer[],
): readonly (readonly string[])[] {
  const answering = answeringOf(reviewers)
  return [
    [
      'Personagem',
      'Artista',
      'Sim',
      'Talvez',
      'Não',
      ...answering.flatMap(({ name, standing }) => [
        standing === 'sent' ? name : `${name} (em andamento)`,
        `Comentário de ${name}`,
      ]),
    ],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ artistId, name, tally: { sent } }) => [
        title,
        name,
        ...[sent.yes, sent.maybe, sent.no].map(String),
        ...answering.flatMap(({ choices }) => [
          choiceWords(choices[artistId]),
          choices[artistId]?.comment ?? '',
        ]),
      ]),
    ),
  ]
}

/** “Sim · 1ª opção”. */
function choiceWords(choice: Choice | undefined): string {
  return [
    choice?.answer === undefined ? [] : ANSWER_LABELS[choice.answer],
    choice?.preference === undefined ? [] : PREFERENCE_LABELS[choice.preference],
  ]
    .flat()
    .join(' · ')
}

/** “Respostas - Campanha de inverno.csv”. */
export function answersFileName(title: string): string {
  return `${['Respostas', fileText(title)].filter((part) => part !== '').join(' - ')}.csv`
}
