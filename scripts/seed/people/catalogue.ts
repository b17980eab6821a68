import {
  type ArtistClass,
  classSchema,
  type Skill,
  skillSchema,
} from '../../../domain/src/schemas/catalogue/catalogue.ts'
import type { ClassForms } from '../../../domain/src/catalogue/classForms.ts'
import { toUsername } from '../../../domain/src/identity.ts'

const CLASS_NAMES: readonly (readonly [key: string, namePT: string, nameEN: string])[] = [
  ['ator', 'Ator', 'Actor'],
  ['atriz', 'Atriz', 'Actress'],
  ['ator-mirim', 'Ator mirim', 'Child actor'],
  ['modelo', 'Modelo', 'Model'],
  ['bailarino', 'Bailarino', 'Dancer'],
  ['cantor', 'Cantor', 'Singer'],
  ['musico', 'Músico', 'Musician'],
  ['dublador', 'Dublador', 'Voice actor'],
  ['locutor', 'Locutor', 'Voice-over artist'],
  ['apresentador', 'Apresentador', 'Host'],
  ['humorista', 'Humorista', 'Comedian'],
  ['artista-circense', 'Artista circense', 'Circus artist'],
  ['duble', 'Dublê', 'Stunt performer'],
  ['figurante', 'Figurante', 'Extra'],
]

const ACTING: ClassForms = { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' }

/** The gendered forms of classes; a class whose name fits anyone has none. */
export const CLASS_FORMS: Readonly<Record<string, ClassForms>> = {
  ator: ACTING,
  atriz: ACTING,
  'ator-mirim': { feminine: 'Atriz mirim', masculine: 'Ator mirim', neutral: 'Intérprete mirim' },
  bailarino: { feminine: 'Bailarina', masculine: 'Bailarino', neutral: 'Artista da dança' },
  cantor: { feminine: 'Cantora', masculine: 'Cantor', neutral: 'Vocalista' },
  musico: { feminine: 'Musicista', masculine: 'Músico', neutral: 'Musicista' },
  dublador: { feminine: 'Dubladora', masculine: 'Dublador', neutral: 'Artista de dublagem' },
  locutor: { feminine: 'Locutora', masculine: 'Locutor', neutral: 'Profissional de locução' },
  apresentador: {
    feminine: 'Apresentadora',
    masculine: 'Apresentador',
    neutral: 'Profissional de apresentação',
  },
}

export const CLASSES: readonly ArtistClass[] = CLASS_NAMES.map(([key, namePT, nameEN]) =>
  classSchema.parse({ id: key, key, namePT, nameEN }),
)

const SKILL_NAMES: Readonly<Record<string, readonly (readonly [pt: string, en: string, es: string])[]>> = {
  Atuação: [
    ['Improvisação', 'Improvisation', 'Improvisación'],
    ['Teatro musical', 'Musical theatre', 'Teatro musical'],
    ['Clown', 'Clowning', 'Clown'],
    ['Mímica', 'Mime', 'Mimo'],
    ['Teatro de bonecos', 'Puppetry', 'Teatro de títeres'],
    ['Leitura à primeira vista', 'Cold reading', 'Lectura a primera vista'],
    ['Captura de movimento', 'Motion capture', 'Captura de movimiento'],
  ],
  Canto: [
    ['Canto popular', 'Popular singing', 'Canto popular'],
    ['Canto lírico', 'Classical singing', 'Canto lírico'],
    ['Beatbox', 'Beatboxing', 'Beatbox'],
    ['Rap', 'Rap', 'Rap'],
  ],
  Música: [
    ['Violão', 'Acoustic guitar', 'Guitarra acústica'],
    ['Piano', 'Piano', 'Piano'],
    ['Pandeiro', 'Pandeiro', 'Pandeiro'],
    ['Bateria', 'Drums', 'Batería'],
    ['Violino', 'Violin', 'Violín'],
    ['Cavaquinho', 'Cavaquinho', 'Cavaquinho'],
    ['Sanfona', 'Accordion', 'Acordeón'],
    ['Flauta', 'Flute', 'Flauta'],
  ],
  Dança: [
    ['Samba no pé', 'Samba', 'Samba'],
    ['Forró', 'Forró', 'Forró'],
    ['Balé clássico', 'Classical ballet', 'Ballet clásico'],
    ['Dança contemporânea', 'Contemporary dance', 'Danza contemporánea'],
    ['Jazz dance', 'Jazz dance', 'Danza jazz'],
    ['Sapateado', 'Tap dance', 'Claqué'],
    ['Frevo', 'Frevo', 'Frevo'],
    ['Danças urbanas', 'Street dance', 'Danzas urbanas'],
    ['Dança de salão', 'Ballroom dance', 'Bailes de salón'],
    ['Passinho', 'Passinho', 'Passinho'],
  ],
  Sotaques: [
    ['Sotaque carioca', 'Rio accent', 'Acento de Río'],
    ['Sotaque nordestino', 'Northeastern accent', 'Acento del nordeste'],
    ['Sotaque mineiro', 'Minas accent', 'Acento de Minas'],
    ['Sotaque gaúcho', 'Southern accent', 'Acento del sur'],
    ['Sotaque caipira', 'Inland accent', 'Acento del interior'],
    ['Português de Portugal', 'European Portuguese', 'Portugués europeo'],
  ],
  Lutas: [
    ['Capoeira', 'Capoeira', 'Capoeira'],
    ['Jiu-jítsu', 'Jiu-jitsu', 'Jiu-jitsu'],
    ['Boxe', 'Boxing', 'Boxeo'],
    ['Muay thai', 'Muay Thai', 'Muay thai'],
    ['Esgrima cênica', 'Stage fencing', 'Esgrima escénica'],
    ['Luta coreografada', 'Stage combat', 'Combate escénico'],
  ],
  Esportes: [
    ['Futebol', 'Football', 'Fútbol'],
    ['Vôlei', 'Volleyball', 'Voleibol'],
    ['Natação', 'Swimming', 'Natación'],
    ['Surfe', 'Surfing', 'Surf'],
    ['Skate', 'Skateboarding', 'Skate'],
    ['Ciclismo', 'Cycling', 'Ciclismo'],
    ['Escalada', 'Climbing', 'Escalada'],
    ['Ioga', 'Yoga', 'Yoga'],
  ],
  Circo: [
    ['Acrobacia de solo', 'Floor acrobatics', 'Acrobacia de suelo'],
    ['Tecido aéreo', 'Aerial silks', 'Telas aéreas'],
    ['Malabares', 'Juggling', 'Malabares'],
    ['Perna de pau', 'Stilt walking', 'Zancos'],
  ],
  Condução: [
    ['Carteira B', 'Car licence', 'Licencia de auto'],
    ['Moto', 'Motorcycle', 'Moto'],
    ['Equitação', 'Horse riding', 'Equitación'],
  ],
  Outras: [
    ['Teleprompter', 'Teleprompter', 'Teleprompter'],
    ['Cozinha', 'Cooking', 'Cocina'],
    ['Costura', 'Sewing', 'Costura'],
    ['Maquiagem', 'Make-up', 'Maquillaje'],
  ],
}

export const SKILLS: readonly Skill[] = Object.entries(SKILL_NAMES).flatMap(([type, names]) =>
  names.map(([descriptionPT, descriptionEN, descriptionES]) =>
    skillSchema.parse({ id: toUsername(descriptionPT), type, descriptionPT, descriptionEN, descriptionES }),
  ),
)
