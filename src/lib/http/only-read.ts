/** Where requests do things: the API, the back-office’s server functions, the development server’s tools. */
const DONE_AT = /^\/(?:(?:api|admin)(?:\/|$)|__nextjs)/

/** Whether an address is a page or a file, which no request changes. */
export const isOnlyRead = (path: string): boolean => !DONE_AT.test(path)
