import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { orderInput, stepInput } from '@/src/domain/catalogue/editing/step-form'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { saveStep, sortSteps } from '@/src/services/catalogue/entries/checkout-packages'

import { removing, restoring, said, saving, showingUses, switchingActive } from './entries'

/** What staff do with the descriptions of the package step. */
export const checkoutPackageEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/save',
    method: 'post',
    handler: saving(
      stepInput,
      (req, { id, version, ...typed }) => saveStep(req, { id, version }, typed),
      ({ id }) => `Checkout package ${id ? 'updated' : 'created'} successfully!`,
    ),
  }),
  staffEndpoint({
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/order',
    method: 'post',
    handler: async (req) => {
      await sortSteps(req, parseInput(orderInput, await bodyOf(req)))
      return said('Order saved.')
    },
  }),
  staffRowEndpoint('description', {
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/:id/switch',
    method: 'post',
    handler: switchingActive('checkoutPackages'),
  }),
  staffRowEndpoint('description', {
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/:id/uses',
    method: 'get',
    handler: showingUses('checkoutPackages'),
  }),
  staffRowEndpoint('description', {
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/:id/remove',
    method: 'post',
    handler: removing('checkoutPackages'),
  }),
  staffRowEndpoint('description', {
    action: 'changeCheckoutPackages',
    path: '/checkoutPackages/:id/restore',
    method: 'post',
    handler: restoring('checkoutPackages'),
  }),
]
