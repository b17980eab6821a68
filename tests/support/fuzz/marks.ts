/** Personal data as no other text looks, so that a log can be searched for it. */
export const MARKED = {
  email: 'zq7marca@zq7marca.example.com',
  artisticName: 'Zq7marca Jatobá',
  phone: '11973331777',
  password: 'zq7marca-palco',
  legalName: 'Zq7marca Jatobá da Silva',
  cpf: '52998224725',
} as const

const WORDS = ['zq7marca', MARKED.phone, MARKED.cpf]

/** What a log quotes of the marked data. */
export function marksIn(log: string): string[] {
  const lower = log.toLowerCase()
  return WORDS.filter((word) => lower.includes(word))
}
