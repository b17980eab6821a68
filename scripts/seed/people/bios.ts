import type { Random } from '../random.ts'

interface Person {
  readonly name: string
  readonly age: number
  readonly masculine: boolean
  readonly city: string
  readonly classes: readonly string[]
  readonly skills: readonly string[]
}

const BEGINNINGS: readonly ((p: Person, r: Random) => string)[] = [
  (p, r) =>
    `Comecei no teatro amador de ${p.city} aos ${String(r.int(9, 16))} anos e nunca mais saí da coxia.`,
  (_p, r) =>
    `Formei-me em artes cênicas há ${String(r.int(2, 12))} anos e divido a semana entre palco, estúdio e sala de aula.`,
  (p) => `Nasci e vivo em ${p.city}, onde aprendi a atuar em grupo, dividindo cenário, bilheteria e café.`,
  (_p, r) =>
    `Passei ${String(r.int(3, 9))} anos em companhia de repertório, viajando de ônibus e montando luz de madrugada.`,
  (p) => `Cheguei à interpretação pela dança e ainda penso as cenas primeiro com o corpo. Moro em ${p.city}.`,
  () => `Venho da publicidade: foram dezenas de campanhas antes do primeiro papel com nome e sobrenome.`,
  (p) => `Troquei um emprego com crachá pelo set de filmagem e ${p.city} pelo mundo, mas sempre volto.`,
  () => `Sou de família de músicos, o que me deu ouvido para sotaque e paciência para ensaio.`,
]

const MIDDLES: readonly ((p: Person, r: Random) => string)[] = [
  () =>
    `Fiz três longas, uma série para streaming e muito curta universitário, que é onde se aprende a resolver.`,
  (p) =>
    `No set gosto de chegar com o texto sabido e as perguntas certas${p.masculine ? '' : '; no ensaio, de errar bastante'}.`,
  () => `Interesso-me por personagens comuns em dias difíceis, comédia de situação e drama de época.`,
  () => `Trabalho bem com câmera próxima, plano-sequência e elenco grande.`,
  () => `Já gravei em estúdio, em barco, em cima de trio elétrico e na chuva de verdade.`,
  () => `Tenho experiência com direção de atores, preparação vocal e leitura de roteiro.`,
  () => `Entre um projeto e outro dou oficinas de teatro para adolescentes.`,
  () =>
    `Ganhei um prêmio de elenco em festival estadual e uma indicação que me deixou mais feliz que o prêmio.`,
  () => `Aprendo coreografia depressa e não tenho medo de altura.`,
  () => `Narro audiolivros e empresto a voz a personagens de animação.`,
]

const ENDINGS: readonly ((p: Person, r: Random) => string)[] = [
  () => `Disponível para viagens e gravações noturnas.`,
  () => `Tenho passaporte válido e agenda aberta no próximo semestre.`,
  () => `Aceito mudanças de cabelo e de peso combinadas com antecedência.`,
  () => `Gravo self-tape em casa, com luz e som próprios, em até 24 horas.`,
  (p) => `Base em ${p.city}, com lugar para ficar em São Paulo e no Rio.`,
  () => `Prefiro projetos com ensaio, mas sei improvisar quando o plano do dia muda.`,
  () => `Procuro bons diálogos e gente boa para dividir o set.`,
]

const CHILD: readonly ((p: Person, r: Random) => string)[] = [
  (p, r) =>
    `Tenho ${String(p.age)} anos, estudo em ${p.city} e faço teatro desde os ${String(r.int(5, Math.max(5, p.age - 1)))}. Gosto de decorar texto e de inventar vozes.`,
  (p) => `Moro em ${p.city} com minha família. Já fiz comercial e uma peça da escola em que eu era o vento.`,
  (p) =>
    `Tenho ${String(p.age)} anos e adoro dançar, ler em voz alta e andar de bicicleta. Minha família acompanha todas as gravações.`,
]

/** A presentation in the first person, two to four sentences, put together from what the person is. */
export function bioOf(random: Random, person: Person): string {
  if (person.age < 18) return random.pick(CHILD)(person, random)
  const skills = random.sample(person.skills, 3).map((skill) => skill.toLowerCase())
  const abilities =
    skills.length === 3
      ? `Entre as habilidades que levo para o set estão ${skills[0] ?? ''}, ${skills[1] ?? ''} e ${skills[2] ?? ''}.`
      : ''
  return [
    random.pick(BEGINNINGS)(person, random),
    random.pick(MIDDLES)(person, random),
    random.chance(0.6) ? abilities : '',
    random.pick(ENDINGS)(person, random),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

export const REVIEW_NOTES = [
  'A foto principal está com o rosto na sombra. Envie um retrato de frente, com luz natural e sem filtro.',
  'Altura e medidas não batem com as fotos de corpo inteiro. Pode conferir e confirmar?',
  'Falta pelo menos uma foto de corpo inteiro e a apresentação está em branco.',
  'O nome artístico é muito parecido com o de outra pessoa da casa. Inclua um sobrenome.',
  'Precisamos de um retrato recente: o cabelo mudou desde as fotos enviadas.',
  'Descreva sua experiência em duas ou três frases e marque o nível de cada habilidade.',
] as const

/** What a reviewer says to somebody whose page was taken down. */
export const REJECTION_NOTES = [
  'As fotos enviadas são de outra pessoa. Se for engano, fale com a agência pelo WhatsApp.',
  'O cadastro está repetido: existe outro perfil com os mesmos dados.',
  'O perfil anuncia serviços que a agência não representa.',
] as const
