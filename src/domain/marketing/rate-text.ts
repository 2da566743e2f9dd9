/** A share in percent to one decimal, as `25.5%`; a dash while there is nothing to share. */
export function rateText(
  part: number | null | undefined,
  whole: number | null | undefined,
): string {
  if (!whole) return '–'
  return `${(((part ?? 0) / whole) * 100).toFixed(1)}%`
}
