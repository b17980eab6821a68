import { expect, it } from 'vitest'
import { functionsSettings } from './functionsSettings.ts'

it('the functions are told the address and the name that the application has', () => {
  expect(functionsSettings('https://ribalta.example/', 'Casa "Um"')).toBe(
    'APP_URL="https://ribalta.example"\nAPP_NAME="Casa \\"Um\\""\n',
  )
})

it('an address of this machine is not deployed', () => {
  expect(() => functionsSettings('http://127.0.0.1:5173', 'Ribalta')).toThrow('APP_URL')
})
