import { isPersonalPage } from '@/src/domain/content/addresses'

/** The API, and the development server’s tools. */
const DONE_AT = /^\/(?:api(?:\/|$)|__nextjs)/

/**
 * Whether an address is a file or a page for everyone, which no request changes. A form of a page of
 * one's own may send itself there before its script runs.
 */
export const isOnlyRead = (path: string): boolean => !DONE_AT.test(path) && !isPersonalPage(path)
