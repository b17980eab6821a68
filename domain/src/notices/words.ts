import type { ContactField, Notice } from '../schemas/notices/notice.ts'
import { type Instant, instantToDate } from '../instant.ts'
import { toSaoPaulo } from '../saoPauloTime.ts'
import { invitationAddress } from './invitationAddress.ts'

/** A notice as it is read, in a mail or a message; `path` of the link begins with a slash. */
export interface NoticeWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly link: { readonly label: string; readonly path: string }
}

const FIELD_NAMES: Readonly<Record<ContactField, string>> = {
  birthDate: 'data de nascimento',
  phone: 'telefone',
  pay: 'chave Pix',
}
type OnBehalfStep = Extract<Notice, { readonly kind: 'testOnBehalf' }>['step']
const ON_BEHALF: Readonly<Record<OnBehalfStep, { readonly did: string; readonly done: string }>> = {
  accepted: { did: 'aceitou', done: 'aceito' },
  refused: { did: 'recusou', done: 'recusado' },
  submitted: { did: 'enviou', done: 'enviado' },
}
const PROFILE = { label: 'Abrir meu perfil', path: '/perfil' } as const
const WORKS = { label: 'Abrir Trabalhos', path: '/trabalhos' } as const
const CONTACT = { label: 'Falar com a agência', path: '/contatos' } as const

/** A notice that holds all data of its text. */
export type WordedNotice = Exclude<Notice, { readonly kind: 'received' }>

/** Returns what a notice says, without the greeting; `agency` is the agency's name. */
export function noticeWords(notice: WordedNotice, agency: string): NoticeWords {
  switch (notice.kind) {
    case 'validated':
      return {
        subject: 'Seu perfil foi aprovado',
        lines: [
          'A agência conferiu e aprovou o seu perfil.',
          notice.isOnAir
            ? 'Sua página já está no ar, e você pode se inscrever nos castings abertos.'
            : 'Você já pode se inscrever nos castings abertos. A página pública continua desligada.',
        ],
        link: PROFILE,
      }
    case 'changesRequested':
      return {
        subject: 'A agência pediu ajustes no seu perfil',
        lines: ['Para seguir com a validação, falta o seguinte:', notice.note],
        link: { label: 'Ajustar meu perfil', path: '/perfil' },
      }
    case 'rejected':
      return {
        subject: 'Resposta sobre o seu cadastro',
        lines: ['A agência não aprovou o seu cadastro. O motivo:', notice.note],
        link: CONTACT,
      }
    case 'changeRejected':
      return {
        subject: 'Resposta sobre a mudança no seu perfil',
        lines: [
          'A agência não aprovou a última mudança do seu perfil. Sua página continua no ar como estava. O motivo:',
          notice.note,
        ],
        link: PROFILE,
      }
    case 'suspended':
      return {
        subject: 'Seu perfil saiu do ar',
        lines: ['A agência tirou o seu perfil do ar. O motivo:', notice.note],
        link: CONTACT,
      }
    case 'archived':
      return {
        subject: 'Seu perfil foi arquivado',
        lines: ['A agência arquivou o seu perfil. O motivo:', notice.note],
        link: CONTACT,
      }
    case 'republished':
      return {
        subject: 'Seu perfil voltou ao ar',
        lines: ['A agência publicou o seu perfil de novo:', notice.note],
        link: PROFILE,
      }
    case 'contactChanged':
      return {
        subject: 'Dados da sua conta foram alterados',
        lines: [
          `Foi alterado na sua conta: ${listed(notice.fields.map((field) => FIELD_NAMES[field]))}.`,
          'Se não foi você quem pediu, troque a sua senha agora e fale com a agência.',
        ],
        link: { label: 'Abrir Segurança', path: '/security' },
      }
    case 'secondFactorsReset':
      return {
        subject: 'A segunda etapa do seu login foi retirada',
        lines: [
          'A direção retirou a segunda etapa do seu login, e todas as suas sessões foram encerradas.',
          'Se não foi você quem pediu, fale com a direção agora.',
        ],
        link: { label: 'Entrar', path: '/login' },
      }
    case 'lookAsked':
      return {
        subject: 'Suas fotos e medidas ainda valem?',
        lines: [
          'A agência quer indicar você com fotos e medidas atuais.',
          'Leva um minuto: confirme que tudo continua igual ou atualize o que mudou.',
        ],
        link: { label: 'Confirmar no meu perfil', path: '/perfil' },
      }
    case 'putIntoRole':
      return {
        subject: `A agência indicou você: ${notice.role}`,
        lines: [
          `Você está na pré-seleção do personagem “${notice.role}”, no casting “${notice.casting}”.`,
          'Se não quiser participar, retire a sua inscrição na página do casting.',
        ],
        link: castingLink(notice.castingId),
      }
    case 'invitedToCasting':
      return {
        subject: 'Convite para um casting',
        lines: [
          `A agência convida você a se inscrever no casting “${notice.casting}”.`,
          'Veja os personagens, o cachê e o prazo, e inscreva-se se combinar com você.',
        ],
        link: castingLink(notice.castingId),
      }
    case 'selected':
      return {
        subject: `Aprovação: ${notice.role}`,
        lines: [
          `Boa notícia: sua inscrição para o personagem “${notice.role}”, no casting “${notice.casting}”, foi aprovada.`,
          notice.message ?? 'A agência entra em contato para combinar os próximos passos.',
        ],
        link: castingLink(notice.castingId),
      }
    case 'declined':
      return {
        subject: `Sobre a sua inscrição: ${notice.role}`,
        lines: [
          `Não foi desta vez para o personagem “${notice.role}”, no casting “${notice.casting}”.`,
          notice.message ??
            'Agradecemos a sua inscrição. Novos castings abrem sempre, e seu perfil continua sendo visto.',
        ],
        link: castingLink(notice.castingId),
      }
    case 'lapsed':
      return {
        subject: `Sobre a sua inscrição: ${notice.role}`,
        lines: [
          `O casting “${notice.casting}” foi encerrado sem retorno do cliente sobre o personagem “${notice.role}”.`,
          notice.message ?? 'Agradecemos a sua inscrição. Seu perfil continua sendo visto.',
        ],
        link: castingLink(notice.castingId),
      }
    case 'reopened':
      return {
        subject: `Sua inscrição voltou para análise: ${notice.role}`,
        lines: [
          `A agência reabriu a sua inscrição para o personagem “${notice.role}”, no casting “${notice.casting}”.`,
          ...(notice.message === undefined ? [] : [notice.message]),
        ],
        link: castingLink(notice.castingId),
      }
    case 'presented':
      return {
        subject: `A agência apresenta você: ${notice.title}`,
        lines: [
          `A agência incluiu você em “${notice.title}”, uma seleção que um cliente recebe. Ainda não é um convite para o trabalho.`,
          'Em Trabalhos você vê o que aparece de si, aceita participar ou sai.',
        ],
        link: WORKS,
      }
    case 'presentationChanged':
      return {
        subject: `Aceite de novo: ${notice.title}`,
        lines: [
          `A agência mudou a apresentação “${notice.title}” e espera a sua resposta.`,
          'Até lá, o cliente não vê de você nada além do que você já aceitou. Em Trabalhos você vê o que mudou.',
        ],
        link: WORKS,
      }
    case 'testAsked':
      return {
        subject: `A agência pediu um teste: ${notice.title}`,
        lines: [
          `A agência pediu que você grave o teste “${notice.title}”.`,
          `O prazo para enviar é ${dayAndTime(notice.deadline)}. Na página você vê o que gravar e diz se aceita.`,
        ],
        link: testLink(notice.testRequestId),
      }
    case 'testExtended':
      return {
        subject: `Novo prazo do teste: ${notice.title}`,
        lines: [`O prazo do teste “${notice.title}” agora é ${dayAndTime(notice.deadline)}.`],
        link: testLink(notice.testRequestId),
      }
    case 'testCancelled':
      return {
        subject: `Teste cancelado: ${notice.title}`,
        lines: [`A agência cancelou o teste “${notice.title}”. Você não precisa fazer mais nada.`],
        link: testLink(notice.testRequestId),
      }
    case 'testApproved':
      return {
        subject: `Seu teste foi aprovado: ${notice.title}`,
        lines: [
          `Boa notícia: o seu teste “${notice.title}” foi aprovado pela agência.`,
          notice.message ?? 'A agência avisa quando houver o próximo passo.',
        ],
        link: testLink(notice.testRequestId),
      }
    case 'testRetake':
      return {
        subject: `Mais um take: ${notice.title}`,
        lines: [
          `A agência viu o seu teste “${notice.title}” e pede outro take.`,
          ...(notice.message === undefined ? [] : [notice.message]),
        ],
        link: testLink(notice.testRequestId),
      }
    case 'testDeclined':
      return {
        subject: `Sobre o seu teste: ${notice.title}`,
        lines: [
          `Não foi desta vez no teste “${notice.title}”.`,
          notice.message ?? 'Agradecemos o seu trabalho. Seu perfil continua sendo visto.',
        ],
        link: testLink(notice.testRequestId),
      }
    case 'testExpired':
      return {
        subject: `O prazo do teste passou: ${notice.title}`,
        lines: [
          `O prazo para enviar o teste “${notice.title}” passou.`,
          'Se ainda quiser enviar, peça mais prazo na página do teste.',
        ],
        link: testLink(notice.testRequestId),
      }
    case 'testOnBehalf':
      return {
        subject: `Teste ${ON_BEHALF[notice.step].done} em seu nome: ${notice.title}`,
        lines: [
          `A agência ${ON_BEHALF[notice.step].did} o teste “${notice.title}” em seu nome.`,
          'Se isso não foi combinado com você, fale com a agência.',
        ],
        link: testLink(notice.testRequestId),
      }
    case 'invitation':
      return {
        subject: `Seu cadastro na ${agency} está quase pronto`,
        lines: [
          `A ${agency} já trabalha com você e deixou o seu cadastro preenchido. Confira, complete e escolha a sua senha.`,
          'O link é só seu e vale por 30 dias. Se não quiser, é só ignorar: os dados são apagados.',
        ],
        link: { label: 'Concluir meu cadastro', path: invitationAddress(notice.link, '') },
      }
  }
}

function castingLink(castingId: string): NoticeWords['link'] {
  return { label: 'Abrir o casting', path: `/casting/${encodeURIComponent(castingId)}` }
}

function testLink(testRequestId: string): NoticeWords['link'] {
  return { label: 'Abrir o teste', path: `/teste/${encodeURIComponent(testRequestId)}` }
}

/** “22/11/2026 às 18:00”, in São Paulo. */
function dayAndTime(instant: Instant): string {
  const [day = '', time = ''] = toSaoPaulo(instantToDate(instant)).split('T')
  return `${day.split('-').toReversed().join('/')} às ${time}`
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(names)
}
