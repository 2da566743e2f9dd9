import type { Endpoint } from 'payload'

import { packageInput } from '@/src/domain/catalogue/editing/package-form'
import { savePackage } from '@/src/services/catalogue/entries/packages'

import { entryEndpoints, savingEndpoint } from './entries'

/** What staff do with packages. */
export const packageEndpoints: Endpoint[] = [
  savingEndpoint(
    'packages',
    'changePackages',
    packageInput,
    (req, { id, version, ...typed }) => savePackage(req, { id, version }, typed),
    ({ name }) => `Package saved: ${name}`,
  ),
  ...entryEndpoints('packages', 'package', 'changePackages'),
]
