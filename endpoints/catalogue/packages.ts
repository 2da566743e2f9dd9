import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { packageInput } from '@/src/domain/catalogue/editing/package-form'
import { savePackage } from '@/src/services/catalogue/entries/packages'

import { removing, restoring, saving, showingUses, switchingPackage } from './entries'

/** What staff do with packages. */
export const packageEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changePackages',
    path: '/packages/save',
    method: 'post',
    handler: saving(
      packageInput,
      (req, { id, version, ...typed }) => savePackage(req, { id, version }, typed),
      ({ name }) => `Package saved: ${name}`,
    ),
  }),
  staffRowEndpoint('package', {
    action: 'changePackages',
    path: '/packages/:id/switch',
    method: 'post',
    handler: switchingPackage,
  }),
  staffRowEndpoint('package', {
    action: 'changePackages',
    path: '/packages/:id/uses',
    method: 'get',
    handler: showingUses('packages'),
  }),
  staffRowEndpoint('package', {
    action: 'changePackages',
    path: '/packages/:id/remove',
    method: 'post',
    handler: removing('packages'),
  }),
  staffRowEndpoint('package', {
    action: 'changePackages',
    path: '/packages/:id/restore',
    method: 'post',
    handler: restoring('packages'),
  }),
]
