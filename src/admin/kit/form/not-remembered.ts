/** What a control for a key or an account says to browsers and password managers. */
export const NOT_REMEMBERED = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  spellCheck: false,
} as const
