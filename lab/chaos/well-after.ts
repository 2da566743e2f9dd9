/** Whether the site was ready when it was asked, at a moment in milliseconds. */
export type Look = { readonly at: number; readonly isWell: boolean }

/** A site that is well for so long after a fault has got over it. */
const WELL_FOR_MS = 1000

/**
 * How long after a moment the site was well again, for a second at least, in milliseconds; null where it
 * never was. What else fell meanwhile counts against it too.
 */
export function wellAfter(looks: readonly Look[], moment: number): number | null {
  let since: number | null = null
  for (const { at, isWell } of looks) {
    if (at < moment) continue
    if (!isWell) since = null
    else since ??= at
    if (since !== null && at - since >= WELL_FOR_MS) return since - moment
  }
  return null
}
