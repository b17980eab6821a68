import { UFS, type Uf } from '@ribalta/domain/brazil'

/** Suggestions only, the capital first: any other city can be typed. */
const SUGGESTED: Readonly<Record<Uf, readonly string[]>> = {
  AC: ['Rio Branco'],
  AL: ['Maceió'],
  AM: ['Manaus'],
  AP: ['Macapá'],
  BA: ['Salvador', 'Feira de Santana', 'Ilhéus', 'Vitória da Conquista'],
  CE: ['Fortaleza', 'Juazeiro do Norte'],
  DF: ['Brasília'],
  ES: ['Vitória', 'Vila Velha'],
  GO: ['Goiânia', 'Anápolis'],
  MA: ['São Luís'],
  MG: ['Belo Horizonte', 'Juiz de Fora', 'Ouro Preto', 'Uberlândia'],
  MS: ['Campo Grande'],
  MT: ['Cuiabá'],
  PA: ['Belém', 'Santarém'],
  PB: ['João Pessoa', 'Campina Grande'],
  PE: ['Recife', 'Olinda', 'Caruaru'],
  PI: ['Teresina'],
  PR: ['Curitiba', 'Londrina', 'Maringá'],
  RJ: ['Rio de Janeiro', 'Niterói', 'Petrópolis'],
  RN: ['Natal'],
  RO: ['Porto Velho'],
  RR: ['Boa Vista'],
  RS: ['Porto Alegre', 'Caxias do Sul', 'Pelotas'],
  SC: ['Florianópolis', 'Blumenau', 'Joinville'],
  SE: ['Aracaju'],
  SP: ['São Paulo', 'Campinas', 'Guarulhos', 'Ribeirão Preto', 'Santos', 'São Bernardo do Campo'],
  TO: ['Palmas'],
}

/** Cities to suggest, those of one UF where one is chosen, in alphabetical order. */
export function suggestedCities(uf: string | undefined): string[] {
  const ufs = UFS.filter((candidate) => uf === undefined || candidate === uf)
  return ufs.flatMap((candidate) => SUGGESTED[candidate]).toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
}
