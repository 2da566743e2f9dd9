import type { FieldHook } from 'payload'

/** Codes are kept in capitals, however they were typed. */
export const upperCaseCode: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value
