import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'

/** Where one person stands on a board; the columns' own names speak of many. */
export const CANDIDATE_WORDS: Readonly<Record<CandidateStatus, string>> = {
  submitted: 'Inscrição recebida',
  shortlisted: 'Pré-seleção',
  testing: 'Em teste',
  proposed: 'Apresentado',
  selected: 'Aprovado',
  declined: 'Não aprovado',
  lapsed: 'Sem retorno do cliente',
  withdrawn: 'Inscrição retirada',
}
