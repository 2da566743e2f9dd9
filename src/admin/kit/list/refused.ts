/** What a function of the server comes to that could not be reached. */
export const LOST = { ok: false, message: 'The server did not respond.' } as const
