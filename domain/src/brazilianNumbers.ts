/** Returns a CPF or CEP as it is stored: without what people write between the digits. Anything else stays, to be refused. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s./-]/g, '')
}

/** The check digit of a CPF's first digits, weighted from their number + 1 down to 2. */
function checkDigit(digits: string): number {
  let weighted = 0
  for (let index = 0; index < digits.length; index += 1) {
    weighted += Number(digits[index]) * (digits.length + 1 - index)
  }
  return ((weighted * 10) % 11) % 10
}

/** Whether eleven digits are a CPF that can exist: its check digits hold, and they are not all the same. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return (
    checkDigit(digits.slice(0, 9)) === Number(digits[9]) &&
    checkDigit(digits.slice(0, 10)) === Number(digits[10])
  )
}

/** Shapes a CPF while it is typed, as 123.456.789-09. Loses nothing: more digits stay at the end, other characters as they were typed. */
export function maskCpf(text: string): string {
  const digits = withoutSeparators(text)
  if (!/^\d*$/.test(digits)) return text
  const head = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter((part) => part !== '')
  return `${head.join('.')}${digits.length > 9 ? `-${digits.slice(9)}` : ''}`
}

/** Shapes a CEP while it is typed, as 01310-100. Loses nothing, as {@link maskCpf} does. */
export function maskCep(text: string): string {
  const digits = withoutSeparators(text)
  if (!/^\d*$/.test(digits)) return text
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
