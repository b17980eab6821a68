/** How long a password may be, in characters. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** What makes a good password, beside every field that takes a new one. */
export const PASSWORD_HINT = `Pelo menos ${String(MIN_PASSWORD)} caracteres. Três ou quatro palavras juntas são fáceis de lembrar e difíceis de adivinhar.`
