import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const PROJECT = 'demo-ribalta'
export const HOST = '127.0.0.1'
export const APP_PORT = 5173
/** Where `npm run mail` shows what nobody sends. */
export const MAIL_PORT = 5174

/** The ports of docs/architecture.md, by what listens there: contracts, because others test against them. */
export const SUITE_PORTS = {
  Auth: 9099,
  Functions: 5001,
  Firestore: 8080,
  Storage: 9199,
  Hosting: 5000,
  'Emulator Hub': 4400,
} as const

export const DEMO_PASSWORD = 'demo1234'
export const DEMO_ACCOUNTS = [
  { email: 'artista@demo.local', role: 'artista' },
  { email: 'artista2@demo.local', role: 'artista' },
  { email: 'menor@demo.local', role: 'artista menor de idade, com responsável' },
  { email: 'agente@demo.local', role: 'agente (AGENT)' },
  { email: 'diretora@demo.local', role: 'diretora (AGENT, DIRECTOR)' },
] as const
