type ReadHeader = (name: string) => string | null | undefined

/** Whether a visitor asks not to be followed (Do Not Track, Global Privacy Control): not counted. */
export function asksForPrivacy(header: ReadHeader): boolean {
  return header('dnt') === '1' || header('sec-gpc') === '1'
}
