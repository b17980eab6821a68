/** “1 artista”, “12 artistas”. */
export function artistsWords(count: number): string {
  return count === 0 ? 'nenhum artista' : count === 1 ? '1 artista' : `${String(count)} artistas`
}
