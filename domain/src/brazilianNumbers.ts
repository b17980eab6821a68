/** Reduced to digits: how CPF and CEP are stored. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, '')
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

/** What has been typed of a CPF so far, as 123.456.789-09; digits past the eleventh fall away. */
export function maskCpf(text: string): string {
  const digits = toDigits(text).slice(0, 11)
  const head = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter((part) => part !== '')
  return `${head.join('.')}${digits.length > 9 ? `-${digits.slice(9)}` : ''}`
}

/** What has been typed of a CEP so far, as 01310-100; digits past the eighth fall away. */
export function maskCep(text: string): string {
  const digits = toDigits(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
