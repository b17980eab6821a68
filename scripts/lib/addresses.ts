import { APP_PORT, DEMO_ACCOUNTS, DEMO_PASSWORD, HOST, SUITE_PORTS } from './project.ts'

/** Parts of the suite that a developer reaches by hand, besides the pages. */
const REACHED = ['Auth', 'Functions', 'Firestore', 'Storage'] as const

const ACCOUNTS = [
  `  Contas de demonstração (senha ${DEMO_PASSWORD}):`,
  ...DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(22)} ${role}`),
]

const STOP = '  Ctrl-C encerra tudo.'

/** Prints where the suite is and who can sign in. */
export function printAddresses(): void {
  const addresses = Object.entries(SUITE_PORTS).map(
    ([name, port]) => `  ${name.padEnd(18)} http://${HOST}:${String(port)}`,
  )
  console.log(['', ...addresses, '', ...ACCOUNTS, '', STOP, ''].join('\n'))
}

/** Returns the screen of `npm start` once all is up. `log` is the path of its log. */
export function readyScreen(log: string): string {
  const others = REACHED.map((name) => `${name} ${String(SUITE_PORTS[name])}`)
  return [
    '',
    `  Ribalta    http://${HOST}:${String(APP_PORT)}`,
    `  Hosting    http://${HOST}:${String(SUITE_PORTS.Hosting)} (o site como em produção)`,
    `  Suíte      ${others.join(', ')}`,
    '',
    ...ACCOUNTS,
    '',
    '  E-mails    npm run mail',
    `  Registro   ${log} (links e códigos de acesso, funções, suíte)`,
    '',
    STOP,
    '',
  ].join('\n')
}
