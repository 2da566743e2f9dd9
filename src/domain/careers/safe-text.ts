/** Whether a text can be stored as it is: no NUL, no half of a character. */
export const isSafeText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
