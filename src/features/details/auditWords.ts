import { TEST_STATUS_LABELS, TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import { CANDIDATE_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import type { AuditEntry, AuditKind } from '@ribalta/domain/schemas/audit'
import { formatList } from '../../lib/formats/formatList.ts'
import { CANDIDATE_WORDS } from './candidateWords.ts'

type Detail = NonNullable<AuditEntry['detail']>

const DECISIONS: Readonly<Record<string, string>> = {
  approve: 'validou o perfil',
  requestChanges: 'pediu ajustes no perfil',
  reject: 'não aprovou o perfil',
}
const ACTS: Readonly<Record<string, string>> = {
  suspend: 'suspendeu o perfil',
  archive: 'arquivou o perfil',
  republish: 'publicou o perfil de novo',
}
const FIELDS: Readonly<Record<string, string>> = {
  birthDate: 'a data de nascimento',
  phone: 'o telefone',
  pay: 'os dados de pagamento',
}

function changedFields({ fields }: Detail): string {
  const names = Array.isArray(fields) ? fields.map((field) => FIELDS[field] ?? field) : []
  return `mudou ${names.length === 0 ? 'os dados pessoais' : formatList(names)}`
}

function applicationChange({ after }: Detail): string {
  const status = CANDIDATE_STATUSES.find((each) => each === after)
  return status === undefined ? 'mudou uma inscrição' : `pôs uma inscrição em “${CANDIDATE_WORDS[status]}”`
}

function testChange({ after, isOnBehalf }: Detail): string {
  const status = TEST_STATUSES.find((each) => each === after)
  if (status === undefined) return 'mudou um teste'
  return `pôs um teste em “${TEST_STATUS_LABELS[status]}”${isOnBehalf === true ? ', em nome da pessoa' : ''}`
}

const PROPOSAL_ACTS: Readonly<Record<string, string>> = {
  published: 'publicou uma proposta',
  revoked: 'encerrou o acesso a uma proposta',
  discarded: 'excluiu o rascunho de uma proposta',
}

function proposalChange({ after }: Detail): string {
  return PROPOSAL_ACTS[String(after)] ?? 'mudou uma proposta'
}

/** What follows the name of whoever did it. */
const WORDS: Readonly<Record<AuditKind, (detail: Detail) => string>> = {
  grants: () => 'mudou as permissões',
  review: ({ decision }) => DECISIONS[String(decision)] ?? 'avaliou o perfil',
  profileState: ({ act }) => ACTS[String(act)] ?? 'mudou o estado do perfil',
  privateRead: () => 'leu os dados privados',
  guardianContact: () => 'viu o contato do responsável',
  dataExport: () => 'baixou os próprios dados',
  deletion: () => 'começou a excluir a conta',
  sessionsEnded: () => 'encerrou as sessões abertas',
  secondFactorsReset: () => 'retirou a verificação em duas etapas',
  catalogueImport: () => 'importou o catálogo',
  castingState: () => 'mudou um casting',
  castingInvitation: () => 'convidou para um casting',
  minorToAdult: () => 'mudou a data de nascimento, de menor para maior de idade',
  personalChange: changedFields,
  rosterExport: () => 'exportou o elenco',
  invitations: () => 'convidou artistas',
  applicationState: applicationChange,
  testState: testChange,
  testTemplate: () => 'mudou um modelo de teste',
  proposalState: proposalChange,
  proposalLink: () => 'trocou o link de uma proposta',
  proposalCode: () => 'mudou o código de acesso de uma proposta',
  rheaCriteria: () => 'mudou critérios RHEA',
  rheaRun: () => 'guardou um ranking RHEA',
  receivedDeleted: () => 'excluiu uma mensagem ou denúncia',
}

/** What somebody did with a person, from the audit log: “leu os dados privados”. */
export function auditWords({ kind, detail = {} }: Pick<AuditEntry, 'kind' | 'detail'>): string {
  return WORDS[kind](detail)
}
