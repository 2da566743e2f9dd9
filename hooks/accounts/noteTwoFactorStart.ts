import type { GlobalBeforeChangeHook } from 'payload'

/** The days of grace count from the moment at which two-factor was first required of staff. */
export const noteTwoFactorStart: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const was = originalDoc?.staffTwoFactor
  const { required = was?.required ?? false } = data.staffTwoFactor ?? {}
  const since = required ? (was?.required && was.since) || new Date().toISOString() : null
  return { ...data, staffTwoFactor: { ...was, ...data.staffTwoFactor, required, since } }
}
