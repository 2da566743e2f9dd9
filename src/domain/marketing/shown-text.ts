export const UNSHOWN = 'Remove the characters that cannot be shown'

export const isShown = (text: string): boolean => !text.includes('\0')
