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
  const words = `Nothing is stored. Enter it here. Changing the ${destination} clears it, so it is never sent to a different server.`
  return {
    name: `${secret}Note`,
    type: 'text',
    label: 'Missing information',
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
