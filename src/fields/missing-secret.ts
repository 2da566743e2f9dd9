import type { TextField } from 'payload'

/**
 * Says beside a secret that none is stored although one is needed, and why that may be.
 *
 * @param needs the field that makes it needed, once it is filled in
 * @param destination the fields that drop the secret when they change, in words
 */
export function missingSecret(secret: string, needs: string, destination: string): TextField {
  const isMissing = (row: Partial<Record<string, unknown>>) =>
    Boolean(row[needs]) && !row[`${secret}Last4`]
  const words = `None is stored: type it. Changing the ${destination} drops it, so that it never goes to another server than the one it was given for.`
  return {
    name: `${secret}Note`,
    type: 'text',
    label: 'What is missing',
    virtual: true,
    admin: {
      readOnly: true,
      condition: (_data, siblings) => isMissing(siblings),
      disableListColumn: true,
      disableListFilter: true,
    },
    hooks: { afterRead: [({ siblingData }) => (isMissing(siblingData) ? words : null)] },
  }
}
