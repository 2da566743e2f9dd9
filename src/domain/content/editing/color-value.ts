const COLOR = /^#[0-9a-f]{6}$/i

/** A color as browsers take it; null for what is none. */
export const colorOf = (value: string): string | null => (COLOR.test(value) ? value : null)
