/** What somebody writes to the agency about. */
export const CONTACT_SUBJECTS = ['contratar', 'artista', 'imprensa', 'privacidade', 'outro'] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]
export const CONTACT_SUBJECT_LABELS: Readonly<Record<ContactSubject, string>> = {
  contratar: 'Contratar artistas',
  artista: 'Sou artista',
  imprensa: 'Imprensa',
  privacidade: 'Privacidade e meus dados',
  outro: 'Outro assunto',
}

/** What looks wrong about a casting. */
export const REPORT_REASONS = ['cobranca', 'enganoso', 'ofensivo', 'outro'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  cobranca: 'Pediram dinheiro',
  enganoso: 'Informação enganosa',
  ofensivo: 'Conteúdo ofensivo',
  outro: 'Outro motivo',
}

/** What looks wrong about an artist's page. */
export const PAGE_REPORT_REASONS = ['crianca', 'falso', 'imagem', 'ofensivo', 'outro'] as const

export type PageReportReason = (typeof PAGE_REPORT_REASONS)[number]
export const PAGE_REPORT_REASON_LABELS: Readonly<Record<PageReportReason, string>> = {
  crianca: 'Menor de idade em risco',
  falso: 'Perfil falso',
  imagem: 'Imagem sem autorização',
  ofensivo: 'Conteúdo ofensivo',
  outro: 'Outro motivo',
}

/** After this the agency keeps no message from Contatos and no report; the privacy notice says so. */
export const MESSAGE_KEPT_DAYS = 365
