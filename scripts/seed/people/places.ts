import type { Uf } from '../../../domain/src/brazil.ts'

/** Cities by UF, its weight among the artists and its area codes. */
export const PLACES: Readonly<
  Record<Uf, { weight: number; ddd: readonly string[]; cities: readonly string[] }>
> = {
  SP: {
    weight: 34,
    ddd: ['11', '11', '19', '13'],
    cities: ['São Paulo', 'São Paulo', 'São Paulo', 'Campinas', 'Santos', 'Osasco'],
  },
  RJ: {
    weight: 22,
    ddd: ['21', '21', '22'],
    cities: ['Rio de Janeiro', 'Rio de Janeiro', 'Niterói', 'Petrópolis'],
  },
  MG: {
    weight: 12,
    ddd: ['31', '32'],
    cities: ['Belo Horizonte', 'Belo Horizonte', 'Juiz de Fora', 'Ouro Preto'],
  },
  BA: { weight: 5, ddd: ['71'], cities: ['Salvador', 'Salvador', 'Ilhéus'] },
  PE: { weight: 4, ddd: ['81'], cities: ['Recife', 'Olinda'] },
  RS: { weight: 4, ddd: ['51'], cities: ['Porto Alegre', 'Pelotas'] },
  PR: { weight: 4, ddd: ['41'], cities: ['Curitiba', 'Londrina'] },
  CE: { weight: 3, ddd: ['85'], cities: ['Fortaleza', 'Sobral'] },
  DF: { weight: 2, ddd: ['61'], cities: ['Brasília'] },
  SC: { weight: 2, ddd: ['48'], cities: ['Florianópolis', 'Blumenau'] },
  GO: { weight: 1, ddd: ['62'], cities: ['Goiânia', 'Pirenópolis'] },
  PA: { weight: 1, ddd: ['91'], cities: ['Belém'] },
  AM: { weight: 1, ddd: ['92'], cities: ['Manaus'] },
  ES: { weight: 1, ddd: ['27'], cities: ['Vitória', 'Vila Velha'] },
  MA: { weight: 1, ddd: ['98'], cities: ['São Luís'] },
  PB: { weight: 1, ddd: ['83'], cities: ['João Pessoa'] },
  RN: { weight: 1, ddd: ['84'], cities: ['Natal'] },
  AL: { weight: 1, ddd: ['82'], cities: ['Maceió'] },
  SE: { weight: 1, ddd: ['79'], cities: ['Aracaju'] },
  PI: { weight: 1, ddd: ['86'], cities: ['Teresina'] },
  MT: { weight: 1, ddd: ['65'], cities: ['Cuiabá'] },
  MS: { weight: 1, ddd: ['67'], cities: ['Campo Grande'] },
  TO: { weight: 1, ddd: ['63'], cities: ['Palmas'] },
  RO: { weight: 1, ddd: ['69'], cities: ['Porto Velho'] },
  AC: { weight: 1, ddd: ['68'], cities: ['Rio Branco'] },
  AP: { weight: 1, ddd: ['96'], cities: ['Macapá'] },
  RR: { weight: 1, ddd: ['95'], cities: ['Boa Vista'] },
}
