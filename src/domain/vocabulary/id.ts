const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is the id of a row, before the database is asked for it: all of ours are UUIDs. */
export const isId = (text: string): boolean => ID.test(text)
