import { expect, it } from 'vitest'
import { readyScreen } from './addresses.ts'
import { START_LOG } from './log.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, SUITE_PORTS } from './project.ts'

const ROWS = 24
const COLUMNS = 80
/** npm's own lines and those that say what is coming up. */
const ROWS_BEFORE = 7

it('the screen of npm start fits a terminal with all addresses, accounts and its log', () => {
  const screen = readyScreen(START_LOG)
  const lines = screen.split('\n')
  expect(lines.length).toBeLessThanOrEqual(ROWS - ROWS_BEFORE)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(COLUMNS)
  expect(screen).toContain('http://127.0.0.1:5173')
  const { 'Emulator Hub': _, ...ports } = SUITE_PORTS
  for (const port of Object.values(ports)) expect(screen).toContain(String(port))
  for (const { email } of DEMO_ACCOUNTS) expect(screen).toContain(email)
  for (const word of [DEMO_PASSWORD, START_LOG, 'npm run mail', 'Ctrl-C']) expect(screen).toContain(word)
})
