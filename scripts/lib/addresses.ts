import { APP_PORT, DEMO_ACCOUNTS, DEMO_PASSWORD, HOST, SUITE_PORTS } from './project.ts'

/** Where everything is and who can sign in, for the terminal. */
export function printAddresses(app = false): void {
  const lines = [
    '',
    ...(app ? [`  Ribalta            http://${HOST}:${String(APP_PORT)}`] : []),
    ...Object.entries(SUITE_PORTS).map(
      ([name, port]) => `  ${name.padEnd(18)} http://${HOST}:${String(port)}`,
    ),
    '',
    `  Contas de demonstração (senha ${DEMO_PASSWORD}):`,
    ...DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(22)} ${role}`),
    '',
    '  Ctrl-C encerra tudo.',
    '',
  ]
  console.log(lines.join('\n'))
}
