import type { PayloadRequest } from 'payload'

import { Facts } from '@/src/admin/kit/ui/Facts'
import { Section } from '@/src/admin/kit/ui/Section'
import { asksForPrivacy } from '@/src/domain/platform/visits/asks-for-privacy'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { env } from '@/src/lib/env'
import { type FoundPlace, placeOf } from '@/src/lib/place/place-of'

import { stateName } from './breakdowns'

function reason({ by, header }: FoundPlace): string {
  switch (by) {
    case 'edge':
      return `The network in front of the site says so, in the header ${header}.`
    case 'city':
      return 'The city file has this address (GEO_CITY_FILE).'
    case 'table':
      return 'The bundled country table has this address. It does not know states and is no longer updated: name your own table in GEO_CITY_FILE.'
    case 'unknown':
      return env.TRUST_PROXY
        ? 'No header names a country, and no table has this address.'
        : 'No table knows this address, which is normal on your own computer. Behind a proxy, set TRUST_PROXY=true.'
  }
}

/** What the visitor who looks at this screen is taken for, and why. */
export async function RequestPanel({ req }: { req: PayloadRequest }) {
  const place = await placeOf(req.headers)
  const isPrivate = asksForPrivacy((name) => req.headers.get(name))
  return (
    <Section
      description="Where we think you are right now, and why."
      id="this-request"
      title="Your own visit"
    >
      <Facts
        facts={[
          ['Country', place.country ? countryName(place.country) : 'Unknown'],
          ['State', place.region ? stateName(place.region) : 'Unknown'],
          ['Why', reason(place)],
          [
            'Counted',
            isPrivate
              ? 'No. Your browser asks not to be tracked.'
              : 'Yes, on public pages: once a day, without a cookie and without your address.',
          ],
        ]}
      />
      {env.GEO_CITY_FILE && (
        <p className="geo-credit">
          If your city file is DB-IP Lite:{' '}
          <a href="https://db-ip.com" rel="noreferrer" target="_blank">
            IP Geolocation by DB-IP
          </a>
        </p>
      )}
    </Section>
  )
}
