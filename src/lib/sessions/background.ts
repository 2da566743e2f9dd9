/** A page's own questions that no person has asked carry this: they keep no session alive. */
export const BACKGROUND_HEADER = 'x-background'

export const BACKGROUND = { [BACKGROUND_HEADER]: '1' } as const
