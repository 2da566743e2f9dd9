/** The texts typed so far; what was never typed is an empty text, as its field shows it. */
export function textsOf<Answers extends object>(
  answers: Answers,
  names: readonly (keyof Answers & string)[],
): Record<string, string> {
  const typed = new Map<string, unknown>(Object.entries(answers))
  return Object.fromEntries(
    names.map((name) => {
      const text = typed.get(name)
      return [name, typeof text === 'string' ? text : '']
    }),
  )
}
