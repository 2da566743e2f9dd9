import { CLIENT_HEADER, FRONT_HEADER, frontSecret } from '@/src/lib/http/front-headers'

/** What the front says of a visitor from this address. */
export const fromFront = (address: string): Record<string, string> => ({
  [CLIENT_HEADER]: address,
  [FRONT_HEADER]: frontSecret(),
})
