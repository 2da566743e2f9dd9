const RULES = new Intl.PluralRules('en-US')

export const pluralWord = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many

/** So many of a thing: `1 task`, `3 tasks`. */
export const plural = (count: number, one: string, many?: string): string =>
  `${count} ${pluralWord(count, one, many)}`
