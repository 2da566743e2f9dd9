type Entry = { readonly isActive: boolean }

export const countStats = (entries: readonly Entry[]) => [
  { label: 'Total', value: entries.length },
  { label: 'Active', value: entries.filter(({ isActive }) => isActive).length },
]
