/*
 * Whether this web process has let go of all that changed of the site before it listened. It is known
 * to the process as a whole: Next loads what follows the site and what answers requests apart.
 */

declare global {
  var charterdeskSiteIsUpToDate: boolean | undefined
}

export const isUpToDate = (): boolean => globalThis.charterdeskSiteIsUpToDate === true

export function setUpToDate(value: boolean): void {
  globalThis.charterdeskSiteIsUpToDate = value
}
