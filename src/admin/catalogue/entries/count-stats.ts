type Entry = { readonly isActive: boolean }

/** How many entries there are, and how many of them are on sale. */
export const countStats = (entries: readonly Entry[]) => [
  { label: 'Total', value: entries.length },
  { label: 'Active', value: entries.filter(({ isActive }) => isActive).length },
]
