/** What a function of the server answers that did nothing, with the reason for the person who asked. */
export type Refused = { readonly ok: false; readonly message: string }

/** What it comes to where the server could not be reached. */
export const LOST: Refused = { ok: false, message: 'The server did not respond.' }
