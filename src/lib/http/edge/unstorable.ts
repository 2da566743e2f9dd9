/** NUL has no place in any text of ours, and PostgreSQL refuses it; neither have lone surrogates. */
export const unstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()
