// How card details are written and checked while they are typed. No page, no network.

const BRANDS = [
  { brand: 'visa', pattern: /^4/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5], cvc: 4 },
]
const UNKNOWN = { brand: 'unknown', length: 16, groups: [4, 4, 4, 4], cvc: 3 }

export const digitsOf = (text) => text.replace(/\D/g, '')

export function brandOf(number) {
  return BRANDS.find(({ pattern }) => pattern.test(number)) ?? UNKNOWN
}

export function formatNumber(text) {
  const { groups, length } = brandOf(digitsOf(text))
  let rest = digitsOf(text).slice(0, length)
  const parts = []
  for (const size of groups) {
    if (rest === '') break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/** `before` is what stood there, so that a backspace over the slash takes a digit with it. */
export function formatExpiry(text, before = '') {
  // Autofill writes 12/2030 or 2030-12; people paste 1/30.
  const iso = /^\s*(20\d\d)-(\d\d)\s*$/.exec(text)
  const long = /^\s*(\d\d?)\s*[/-]\s*(?:20)?(\d\d)\s*$/.exec(text)
  if (iso) return `${iso[2]} / ${iso[1].slice(2)}`
  if (long) return `${long[1].padStart(2, '0')} / ${long[2]}`
  let digits = digitsOf(text).slice(0, 4)
  const isErasing = text.length < before.length
  if (isErasing && before.endsWith(' / ') && digits.length === 2) digits = digits.slice(0, 1)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4)
  if (!isErasing && /^\d\s*\/$/.test(text)) digits = digits.padStart(2, '0')
  if (digits.length < 2) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

export function passesLuhn(number) {
  let sum = 0
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index])
    const weighed = index % 2 === 1 ? digit * 2 : digit
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}

const problem = (code, message) => ({ code, message })

function numberProblem(text, knownCards) {
  const number = digitsOf(text)
  if (number === '') return problem('incomplete_number', 'Enter your card number.')
  if (number.length < brandOf(number).length) {
    return problem('incomplete_number', 'Your card number is incomplete.')
  }
  if (!passesLuhn(number)) {
    return problem('invalid_number', 'Your card number is invalid. Check the digits.')
  }
  if (knownCards.includes(number)) return null
  return problem(
    'test_mode_live_card',
    'Real cards are not taken in the sandbox. Use 4242 4242 4242 4242.',
  )
}

function expiryProblem(text, today) {
  const digits = digitsOf(text)
  if (digits === '') return problem('incomplete_expiry', 'Enter the expiration date.')
  if (digits.length < 4) {
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.")
  }
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', 'The month must be between 01 and 12.')
  }
  const months = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1)
  if (months < 0) {
    return problem('invalid_expiry_year_past', "Your card's expiration date is in the past.")
  }
  if (months > 50 * 12) {
    return problem('invalid_expiry_year', "Your card's expiration year is invalid.")
  }
  return null
}

function cvcProblem(text, number) {
  const length = brandOf(digitsOf(number)).cvc
  const digits = digitsOf(text)
  if (digits === '') return problem('incomplete_cvc', 'Enter the security code.')
  if (digits.length === length) return null
  return problem('incomplete_cvc', `Your card's security code has ${length} digits.`)
}

/** What is wrong with each field, as `{ code, message }`, or null. */
export function cardProblems(values, knownCards, today) {
  return {
    number: numberProblem(values.number, knownCards),
    expiry: expiryProblem(values.expiry, today),
    cvc: cvcProblem(values.cvc, values.number),
  }
}
