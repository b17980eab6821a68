import type { CastingBrief } from './briefs.ts'

/** The castings of the demonstration that are for some alone: the roster, and whom the agency asked. */
export const NOT_PUBLIC_CASTINGS: readonly CastingBrief[] = [
  {
    id: 'casting-perfume-de-verao',
    title: 'Perfume de verão',
    kind: 'publicidade',
    description:
      'Campanha de um perfume que ainda não foi lançado: dois retratos e um filme de 15 segundos, sem falas, na areia e ao entardecer. Por isso o casting corre só entre quem é do elenco.',
    city: 'Florianópolis',
    uf: 'SC',
    status: 'open',
    visibility: 'roster',
    brand: 'Casa Ipê',
    isBrandConfidential: true,
    applyUntil: 12,
    shoot: [30, 31],
    paymentTermDays: 45,
    client: 'Agência Lume',
    budgetReais: 90_000,
    roles: [
      {
        title: 'Quem caminha na areia',
        quantity: 2,
        profile: 'Presença diante da câmera, sem pressa, à vontade com closes.',
        classes: [],
        skills: [],
        age: [20, 45],
        reais: 6500,
        media: ['internet', 'redes-sociais', 'ooh'],
        territory: 'Brasil',
        months: 12,
        exclusivity: 'Perfumes e cosméticos',
      },
    ],
  },
  {
    id: 'casting-voz-da-estacao',
    title: 'A voz da estação',
    kind: 'digital',
    description:
      'Série curta de retratos de quem trabalha de madrugada numa estação de metrô. A direção já conhece algumas pessoas do elenco e quer ver primeiro a elas.',
    city: 'São Paulo',
    uf: 'SP',
    status: 'open',
    visibility: 'invited',
    applyUntil: 6,
    shoot: [18, 20],
    paymentTermDays: 30,
    client: 'Estúdio Trilho',
    roles: [
      {
        title: 'A da bilheteria',
        quantity: 1,
        profile: 'Escuta mais do que fala, e sabe o nome de todo mundo.',
        classes: [],
        skills: [],
        reais: 3200,
        media: ['internet', 'redes-sociais'],
        territory: 'Brasil',
        months: 24,
      },
    ],
  },
]
