type Named = { readonly name: string; readonly code: string }

/** How well a state answers to what was typed; null when not at all. Less is better. */
function rank({ name, code }: Named, query: string): number | null {
  const lower = name.toLowerCase()
  if (lower.startsWith(query) || code.toLowerCase() === query) return 0
  if (lower.split(' ').some((word) => word.startsWith(query))) return 1
  return lower.includes(query) ? 2 : null
}

/** The states that answer to what was typed, the likeliest first; all of them to nothing. */
export function findStates<State extends Named>(
  states: readonly State[],
  typed: string,
): readonly State[] {
  const query = typed.trim().toLowerCase()
  if (query === '') return states
  return states
    .flatMap((state) => {
      const place = rank(state, query)
      return place === null ? [] : [{ state, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ state }) => state)
}
