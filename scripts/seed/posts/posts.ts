import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateToInstant, type Instant } from '../../../domain/src/instant.ts'
import { postImageBase } from '../../../domain/src/posts/postImage.ts'
import { readingMinutes } from '../../../domain/src/posts/postText.ts'
import { type Post, postSchema } from '../../../domain/src/schemas/posts/post.ts'
import { masterFile, type Picture } from '../pictures.ts'

const COVER_WIDTHS = [320, 640, 1280, 1920] as const
const COVER_SIZE = { width: 1920, height: 1280 } as const

interface SeededPost {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly string[]
  /** Shown until the cover is loaded. */
  readonly placeholder: string
  readonly alt: string
  /** When it was published, or will be where it is negative; a draft has no day. */
  readonly daysAgo?: number
}

/** The newest first: ten that are published, one that will be, one draft. */
const SEEDED_POSTS: readonly SeededPost[] = [
  {
    slug: 'retrospectiva-do-ano-na-agencia',
    title: 'Retrospectiva: o ano na agência',
    excerpt: 'Castings, testes e o que aprendemos com quem passou por aqui neste ano.',
    tags: ['agência'],
    placeholder: '#b98562',
    alt: 'Degraus de um palco em tons quentes',
  },
  {
    slug: 'set-acessivel-comeca-com-uma-pergunta',
    title: 'Acessibilidade no set começa com uma pergunta',
    excerpt: 'O que produções podem preparar para receber bem artistas com deficiência, em qualquer papel.',
    tags: ['produções', 'acessibilidade'],
    placeholder: '#b98562',
    alt: 'Uma rampa ao lado de degraus, sob um foco de luz',
    daysAgo: -6,
  },
  {
    slug: 'self-tape-que-o-diretor-assiste-ate-o-fim',
    title: 'A self-tape que o diretor assiste até o fim',
    excerpt:
      'Luz de janela, som limpo e dois takes diferentes: o que decide os dez primeiros segundos do seu teste em vídeo.',
    tags: ['self-tape', 'teste', 'carreira'],
    placeholder: '#c9a98a',
    alt: 'Uma câmera sobre tripé diante de uma parede iluminada',
    daysAgo: 3,
  },
  {
    slug: 'direitos-de-imagem-sem-juridiques',
    title: 'Direitos de imagem sem juridiquês',
    excerpt:
      'Mídia, território, prazo e exclusividade: quatro perguntas que todo contrato precisa responder.',
    tags: ['contratos', 'carreira'],
    placeholder: '#c4b39c',
    alt: 'Molduras vazias em uma parede',
    daysAgo: 11,
  },
  {
    slug: 'do-briefing-ao-elenco-um-guia-para-produtoras',
    title: 'Do briefing ao elenco: um guia para produtoras',
    excerpt: 'Como descrever uma personagem para receber dez nomes certos em vez de trezentos possíveis.',
    tags: ['produções', 'casting'],
    placeholder: '#8fa3a0',
    alt: 'Folhas de um roteiro espalhadas',
    daysAgo: 19,
  },
  {
    slug: 'criancas-em-cena-alvara-e-rotina',
    title: 'Crianças em cena: alvará, escola e rotina',
    excerpt:
      'Documentos, prazos e limites para o trabalho artístico de menores, do pedido do alvará ao dia de set.',
    tags: ['menores', 'contratos'],
    placeholder: '#a9c4cf',
    alt: 'Pipas de papel sobre um céu claro',
    daysAgo: 27,
  },
  {
    slug: 'o-primeiro-book-o-que-vale-pagar',
    title: 'O primeiro book: o que vale pagar e o que não vale',
    excerpt:
      'Três retratos honestos abrem mais portas do que vinte fotos produzidas. Quanto custa e quando refazer.',
    tags: ['book', 'carreira'],
    placeholder: '#c4b39c',
    alt: 'Três molduras sob uma luz lateral',
    daysAgo: 38,
  },
  {
    slug: 'o-que-acontece-depois-que-voce-se-candidata',
    title: 'O que acontece depois que você se candidata',
    excerpt: 'Da inscrição à resposta: quem lê, o que é comparado e por que ninguém aqui espera para sempre.',
    tags: ['casting', 'carreira'],
    placeholder: '#7a2417',
    alt: 'Uma cortina de palco se abrindo',
    daysAgo: 47,
  },
  {
    slug: 'cache-comissao-e-nota-fiscal',
    title: 'Cachê, comissão e nota fiscal: a conta inteira',
    excerpt:
      'Quanto sai do valor divulgado, quando o dinheiro chega e o que a agência nunca cobra de ninguém.',
    tags: ['contratos', 'cachê'],
    placeholder: '#8fa3a0',
    alt: 'Papéis empilhados ao lado de um foco de luz',
    daysAgo: 58,
  },
  {
    slug: 'teste-presencial-sem-susto',
    title: 'Teste presencial sem susto',
    excerpt: 'O que fazer na véspera, na recepção e na sala, e como ouvir “de novo, de outro jeito”.',
    tags: ['teste', 'carreira'],
    placeholder: '#3a2a2e',
    alt: 'Um círculo de luz em um palco vazio',
    daysAgo: 70,
  },
  {
    slug: 'idade-cenica-nao-e-a-do-rg',
    title: 'Idade cênica não é a do RG',
    excerpt:
      'Como descobrir o intervalo de idades que a câmera acredita, e por que um intervalo curto ajuda.',
    tags: ['perfil', 'carreira'],
    placeholder: '#7a2417',
    alt: 'Cortinas em dois tons',
    daysAgo: 84,
  },
  {
    slug: 'como-escrever-uma-apresentacao-de-trinta-segundos',
    title: 'Trinta segundos para se apresentar',
    excerpt: 'O vídeo de apresentação não é atuação: é a resposta a como é passar doze horas ao seu lado.',
    tags: ['self-tape', 'perfil'],
    placeholder: '#3a2a2e',
    alt: 'Um microfone sob um foco de luz',
    daysAgo: 96,
  },
]

function coverBase(slug: string): string {
  return postImageBase(`semente-${slug.slice(0, 24)}`)
}

/** Returns the covers of all posts. */
export function coverPictures(): Picture[] {
  return SEEDED_POSTS.map(({ slug }) => ({
    base: coverBase(slug),
    widths: COVER_WIDTHS,
    master: masterFile(`covers/${slug}`),
  }))
}

const DAY = 86_400_000
/** Noon in São Paulo. */
const HOUR = 15 * 3_600_000

/** Who signs them: the demonstration's director. */
const AUTHOR = 'Helena Veiga'

/** The documents of the blog as they are on a day, with their paths. */
export function postDocuments(day: Date): (readonly [path: string, data: Post])[] {
  return seededPosts(day).map((post) => [`posts/${post.slug}`, post] as const)
}

function seededPosts(day: Date): Post[] {
  const at = (daysAgo: number): Instant => dateToInstant(new Date(day.getTime() - daysAgo * DAY + HOUR))
  return SEEDED_POSTS.map(({ slug, title, excerpt, tags, alt, placeholder, daysAgo }) => {
    const body = readFileSync(join(import.meta.dirname, 'texts', `${slug}.md`), 'utf8').trim()
    const written = at(Math.max(daysAgo ?? 0, 0) + 2)
    const cover = { base: coverBase(slug), widths: [...COVER_WIDTHS], ...COVER_SIZE, placeholder, alt }
    return postSchema.parse({
      title,
      slug,
      excerpt,
      body,
      cover,
      tags: [...tags],
      readingMinutes: readingMinutes(body),
      authorName: AUTHOR,
      createdAt: written,
      updatedAt: written,
      version: 1,
      ...(daysAgo === undefined
        ? { status: 'draft' }
        : daysAgo < 0
          ? { status: 'scheduled', scheduledFor: at(daysAgo) }
          : { status: 'published', publishedAt: at(daysAgo) }),
    })
  })
}
