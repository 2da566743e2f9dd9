import type { Endpoint } from 'payload'

import { packageInput } from '@/src/domain/catalogue/editing/package-form'
import { savePackage } from '@/src/services/catalogue/entries/packages'

import { entryEndpoints } from './entries'

/** What staff do with packages. */
export const packageEndpoints: Endpoint[] = entryEndpoints(
  'packages',
  'package',
  'changePackages',
  {
    input: packageInput,
    save: savePackage,
    words: ({ name }) => `Package saved: ${name}`,
  },
)
