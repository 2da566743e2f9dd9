/** Hands the browser a file. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' })) // Excel wants the mark
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
