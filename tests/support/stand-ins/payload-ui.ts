/**
 * What tests get for `@payloadcms/ui`, whose own CSS is for a bundler: each part is the element that
 * it draws. In place of the package for all of them, so that they can share a process.
 */
export const Link = 'a'
export const Pill = 'span'
export const Button = 'button'
export const toast = {}
