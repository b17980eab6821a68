import type { Uf } from '../../../domain/src/brazil.ts'
import type { CastingKind, CastingVisibility, UsageMedium } from '../../../domain/src/castings/casting.ts'
import type { CastingStatus } from '../../../domain/src/castings/castingStatus.ts'
import type { GENDERS } from '../../../domain/src/people/facts.ts'

/** A role as this page tells it. */
export interface RoleBrief {
  readonly title: string
  readonly quantity: number
  readonly profile: string
  readonly classes: readonly string[]
  readonly skills: readonly (readonly [id: string, level: 1 | 2 | 3 | 4 | 5])[]
  readonly age?: readonly [min: number, max: number]
  readonly gender?: (typeof GENDERS)[number]
  readonly reais: number
  readonly media: readonly UsageMedium[]
  readonly territory: string
  readonly months: number
  readonly exclusivity?: string
}

export interface CastingBrief {
  readonly id: string
  readonly title: string
  readonly kind: CastingKind
  readonly description: string
  readonly city: string
  readonly uf: Uf
  readonly status: CastingStatus
  /** For everybody where nothing is said. */
  readonly visibility?: CastingVisibility
  readonly brand?: string
  readonly isBrandConfidential?: true
  /** Days from the seed's day; negative ones are over. */
  readonly applyUntil: number
  readonly shoot?: readonly [from: number, to: number]
  readonly paymentTermDays: number
  readonly client: string
  readonly budgetReais?: number
  readonly notes?: string
  readonly roles: readonly RoleBrief[]
}

/** The castings of the demonstration; the first by its id is open. */
export const CASTINGS: readonly CastingBrief[] = [
  {
    id: 'casting-cafe-da-manha',
    title: 'Café da manhã em família',
    kind: 'publicidade',
    description:
      'Filme de 60 segundos para uma marca de café. Uma manhã de domingo, a casa cheia, ninguém com pressa. Procuramos pessoas que se ouvem de verdade em cena.\n\nUm dia de gravação em locação e prova de figurino na véspera.',
    city: 'São Paulo',
    uf: 'SP',
    status: 'open',
    applyUntil: 9,
    shoot: [23, 24],
    paymentTermDays: 30,
    client: 'Café Serra Azul',
    brand: 'Café Serra Azul',
    budgetReais: 48_000,
    notes: 'Cliente pediu rostos que não estejam no ar com outra marca de bebida.',
    roles: [
      {
        title: 'Mãe',
        quantity: 1,
        profile: 'Entre o cansaço e o riso. Precisa segurar silêncios e improvisar com criança.',
        classes: ['atriz'],
        skills: [['improvisacao', 3]],
        age: [32, 44],
        gender: 'feminino',
        reais: 6500,
        media: ['tv-aberta', 'internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 12,
        exclusivity: 'bebidas quentes',
      },
      {
        title: 'Avô',
        quantity: 1,
        profile: 'Humor seco, mãos expressivas. Conta uma história que ninguém termina de ouvir.',
        classes: ['ator'],
        skills: [],
        age: [62, 78],
        gender: 'masculino',
        reais: 5200,
        media: ['tv-aberta', 'internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 12,
      },
      {
        title: 'Vizinhos que chegam',
        quantity: 4,
        profile: 'Entram pela porta da cozinha como quem mora ali. Sem texto.',
        classes: [],
        skills: [],
        reais: 900,
        media: ['tv-aberta', 'internet'],
        territory: 'Brasil',
        months: 12,
      },
    ],
  },
  {
    id: 'casting-mare-alta',
    title: 'Maré alta',
    kind: 'serie',
    description:
      'Série em seis episódios sobre uma cidade de praia fora de temporada. Buscamos elenco para dois papéis recorrentes, com presença em quatro episódios.',
    city: 'Recife',
    uf: 'PE',
    status: 'open',
    applyUntil: 18,
    shoot: [46, 71],
    paymentTermDays: 45,
    client: 'Farol Filmes',
    budgetReais: 120_000,
    roles: [
      {
        title: 'Dalva, dona do bar',
        quantity: 1,
        profile: 'Sabe de tudo e diz metade. Canta uma música inteira no terceiro episódio.',
        classes: ['atriz', 'cantor'],
        skills: [['canto-popular', 3]],
        age: [45, 60],
        gender: 'feminino',
        reais: 18_000,
        media: ['tv-fechada', 'internet'],
        territory: 'Mundo',
        months: 60,
      },
      {
        title: 'Tiago, salva-vidas',
        quantity: 1,
        profile: 'Acabou de voltar para a cidade e ainda não contou por quê. Nada bem, fala pouco.',
        classes: ['ator'],
        skills: [['natacao', 4]],
        age: [22, 32],
        gender: 'masculino',
        reais: 15_500,
        media: ['tv-fechada', 'internet'],
        territory: 'Mundo',
        months: 60,
      },
    ],
  },
  {
    id: 'casting-noite-de-estreia',
    title: 'Noite de estreia',
    kind: 'teatro',
    description:
      'Montagem inédita, temporada de dois meses em teatro de 180 lugares. Ensaios à tarde, de segunda a sexta, a partir do mês que vem.',
    city: 'Belo Horizonte',
    uf: 'MG',
    status: 'open',
    applyUntil: 5,
    shoot: [30, 92],
    paymentTermDays: 0,
    client: 'Companhia do Porão',
    roles: [
      {
        title: 'A camareira',
        quantity: 1,
        profile: 'Conduz a peça. Comédia física e ouvido musical; a personagem nunca sai de cena.',
        classes: ['atriz'],
        skills: [],
        age: [25, 50],
        reais: 4800,
        media: ['redes-sociais'],
        territory: 'Brasil',
        months: 6,
      },
    ],
  },
  {
    id: 'casting-roda-de-rua',
    title: 'Roda de rua',
    kind: 'digital',
    description:
      'Websérie curta sobre uma companhia que ensaia na praça. Procuramos quem dança, toca ou luta de verdade; o texto é pouco.',
    city: 'São Paulo',
    uf: 'SP',
    status: 'open',
    applyUntil: 2,
    shoot: [16, 18],
    paymentTermDays: 20,
    client: 'Praça Filmes',
    roles: [
      {
        title: 'A que chega pelo muro',
        quantity: 1,
        profile: 'Entra em cena sem ser vista. Jogo de corpo, riso fácil, uma briga ensaiada no fim.',
        classes: ['bailarino', 'atriz'],
        skills: [
          ['capoeira', 3],
          ['luta-coreografada', 3],
        ],
        age: [20, 30],
        gender: 'feminino',
        reais: 3400,
        media: ['internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 12,
      },
      {
        title: 'O do pandeiro',
        quantity: 1,
        profile: 'Segura a roda inteira no ritmo e provoca quem passa. Canta o refrão.',
        classes: ['ator', 'musico'],
        skills: [
          ['pandeiro', 3],
          ['canto-popular', 2],
        ],
        age: [28, 45],
        gender: 'masculino',
        reais: 3400,
        media: ['internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 12,
      },
      {
        title: 'A menina do violino',
        quantity: 1,
        profile: 'Observa tudo da janela e responde tocando. Uma diária, com acompanhante.',
        classes: ['ator-mirim'],
        skills: [['violino', 2]],
        age: [9, 13],
        reais: 2600,
        media: ['internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 12,
      },
    ],
  },
  {
    id: 'casting-rascunho-joias',
    title: 'Coleção de joias, primavera',
    kind: 'foto',
    description: 'Fotos de catálogo e duas peças curtas em vídeo vertical para a nova coleção.',
    city: 'São Paulo',
    uf: 'SP',
    status: 'draft',
    applyUntil: 25,
    paymentTermDays: 20,
    client: 'Ateliê Lua Nova',
    budgetReais: 15_000,
    notes: 'Falta confirmar o cachê com o cliente.',
    roles: [
      {
        title: 'Modelo de mãos',
        quantity: 2,
        profile: 'Mãos cuidadas, sem tatuagem visível, disponível para prova na véspera.',
        classes: ['modelo'],
        skills: [],
        reais: 1800,
        media: ['internet', 'impresso'],
        territory: 'Brasil',
        months: 12,
      },
    ],
  },
  {
    id: 'casting-rascunho-podcast',
    title: 'Vozes de um podcast de mistério',
    kind: 'digital',
    description: 'Oito episódios gravados em estúdio. O roteiro final chega na semana que vem.',
    city: 'Rio de Janeiro',
    uf: 'RJ',
    status: 'draft',
    applyUntil: 40,
    paymentTermDays: 30,
    client: 'Rádio Neblina',
    roles: [
      {
        title: 'Narradora',
        quantity: 1,
        profile: 'Voz grave e próxima, que sustenta uma pausa longa sem pedir desculpa.',
        classes: [],
        skills: [],
        reais: 3200,
        media: ['internet'],
        territory: 'Brasil',
        months: 24,
      },
    ],
  },
  {
    id: 'casting-conta-em-um-minuto',
    title: 'Abertura de conta em um minuto',
    kind: 'publicidade',
    description: 'Seis filmes curtos para internet sobre pessoas que resolvem a vida na fila do pão.',
    city: 'São Paulo',
    uf: 'SP',
    status: 'paused',
    applyUntil: 12,
    shoot: [28, 29],
    paymentTermDays: 30,
    client: 'Banco Prisma',
    budgetReais: 60_000,
    notes: 'Pausado até o cliente aprovar o novo roteiro.',
    roles: [
      {
        title: 'Padeira',
        quantity: 1,
        profile: 'Pensa mais rápido do que fala. Comédia contida, olhar direto para a câmera.',
        classes: ['atriz'],
        skills: [],
        age: [28, 45],
        reais: 4200,
        media: ['internet', 'redes-sociais', 'ooh'],
        territory: 'Brasil',
        months: 6,
        exclusivity: 'serviços financeiros',
      },
      {
        title: 'Cliente apressado',
        quantity: 3,
        profile: 'Três tipos diferentes de pressa. Improviso a partir do roteiro.',
        classes: ['ator'],
        skills: [],
        reais: 2100,
        media: ['internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 6,
      },
    ],
  },
  {
    id: 'casting-festival-de-inverno',
    title: 'Mestre de cerimônias do festival de inverno',
    kind: 'evento',
    description: 'Apresentação de três noites ao ar livre, com entrevistas curtas entre os shows.',
    city: 'Curitiba',
    uf: 'PR',
    status: 'closed',
    applyUntil: -12,
    shoot: [4, 6],
    paymentTermDays: 15,
    client: 'Prefeitura de Curitiba',
    roles: [
      {
        title: 'Apresentadora ou apresentador',
        quantity: 1,
        profile: 'Presença de palco, inglês para entrevistas e bom humor debaixo de chuva.',
        classes: [],
        skills: [],
        reais: 9000,
        media: ['redes-sociais'],
        territory: 'Brasil',
        months: 3,
      },
    ],
  },
  {
    id: 'casting-sertao-de-dentro',
    title: 'Sertão de dentro',
    kind: 'cinema',
    description: 'Longa-metragem rodado em sete semanas. Drama de época sobre uma família de violeiros.',
    city: 'Juazeiro do Norte',
    uf: 'CE',
    status: 'archived',
    applyUntil: -140,
    shoot: [-80, -31],
    paymentTermDays: 30,
    client: 'Pedra Alta Cinema',
    budgetReais: 300_000,
    roles: [
      {
        title: 'Violeiro mais velho',
        quantity: 1,
        profile: 'Toca de verdade. Rosto de quem já foi embora e voltou.',
        classes: ['ator'],
        skills: [['violao', 4]],
        age: [50, 68],
        gender: 'masculino',
        reais: 32_000,
        media: ['cinema', 'tv-fechada', 'internet'],
        territory: 'Mundo',
        months: 120,
      },
      {
        title: 'Rezadeiras',
        quantity: 6,
        profile: 'Coro de rezadeiras, com ou sem experiência de cinema.',
        classes: [],
        skills: [],
        age: [40, 85],
        reais: 1500,
        media: ['cinema', 'internet'],
        territory: 'Mundo',
        months: 120,
      },
    ],
  },
]
