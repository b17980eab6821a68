import { lazily } from '@ribalta/domain/lazily'

const REAIS = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))

/** 123456 as “R$ 1.234,56”. */
export function formatMoney(cents: number): string {
  return REAIS()
    .format(cents / 100)
    .replace(/\s/g, ' ')
}

/** The cachê of one person. */
export function formatPay(cents: number): string {
  return cents === 0 ? 'A combinar' : formatMoney(cents)
}

/** What a person typed as an amount, in cents: “1.500”, “1500,5” and “R$ 1.500,50” are amounts; undefined for anything else. */
export function parseMoney(text: string): number | undefined {
  const bare = text.replace(/^\s*R\$/, '').replace(/\s/g, '')
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(bare)) return undefined
  const [reais = '', cents = ''] = bare.replaceAll('.', '').split(',')
  return Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}
