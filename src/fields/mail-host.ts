import { isIP } from 'node:net'

import type { TextField } from 'payload'

import { addressesOf, PrivateHost } from '@/src/lib/http/public-address'

const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}\.?$/i

const isHost = (host: string) => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || NAME.test(host)

/** Whether a mail server may be there. A name that leads nowhere yet is asked for again on sending. */
async function problemOf(host: string): Promise<string | true> {
  if (!isHost(host)) return 'Enter only the host name, for example smtp.example.com'
  try {
    await addressesOf(host)
    return true
  } catch (error) {
    return error instanceof PrivateHost ? error.message : true
  }
}

/** The host of a mail server: on the public internet, unless the operator allows others. */
export function mailHost(name: string, label: string): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: 253,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
    },
    validate: (value: string | null | undefined, { event }: { event?: string }) =>
      !value || event === 'onChange' ? true : problemOf(value.trim()),
  }
}
