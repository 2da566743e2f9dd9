/** A page of this site: `/`, `/services/ein`. Never `//elsewhere`, never with spaces or a query. */
const OWN_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/

export const isOwnPath = (text: string): boolean => OWN_PATH.test(text)

/** Whether a text is an address of the web that begins with https://. */
export const isSecureAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'
