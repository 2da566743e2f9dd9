type Found = readonly { readonly id: string }[]

/** Which of the words find a row, typed into the search of its list. */
export async function wordsFinding(
  search: (q: string) => Promise<Found>,
  id: string,
  words: readonly string[],
): Promise<string[]> {
  const finding: string[] = []
  for (const q of words) {
    if ((await search(q)).some((row) => row.id === id)) finding.push(q)
  }
  return finding
}
