import type { CatalogueUsage } from '@ribalta/domain/schemas/catalogue/catalogueCalls'

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}

/** Who uses a class or a skill and what deleting it does to them; `one` is the word for it, feminine. */
export function usageWords(one: string, { artists, profiles }: CatalogueUsage): string {
  if (profiles === 0 && artists === 0) return `Ninguém usa esta ${one}.`
  const held = `${counted(profiles, 'perfil', 'perfis')} ${profiles === 1 ? 'tem' : 'têm'} esta ${one}`
  const shown =
    artists === 0
      ? 'nenhuma página publicada a mostra'
      : `ela aparece em ${counted(artists, 'página publicada', 'páginas publicadas')}`
  return `${held}; ${shown}. Depois de excluída, ela some das páginas e dos filtros, e o resto continua como está.`
}
