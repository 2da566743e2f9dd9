/** Letters that have no decomposition, and signs that keyboards type in several ways. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ς: 'σ', // a capital sigma becomes either, depending on its place in a word
  ...{ '`': "'", '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", ʻ: "'", ʼ: "'" },
  ...{ '“': '"', '”': '"', '„': '"', '‟': '"', '«': '"', '»': '"' },
  ...{ '‐': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
}

/**
 * A text as lists are searched: lower case, without accents, with plain quotes and dashes, so that
 * "lodz" finds "Łódź". Other scripts keep their letters. `search_fold` in the database returns the same.
 */
export const searchFold = (text: string): string =>
  text
    .replaceAll('´', "'") // it would decompose to a space
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^ -_a-~]/g, (sign) => PLAIN[sign] ?? sign)
