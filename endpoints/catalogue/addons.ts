import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { addonInput, priceInput } from '@/src/domain/catalogue/editing/addon-form'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { enableAllAddons, saveAddon, setPrice } from '@/src/services/catalogue/entries/addons'

import { removing, restoring, said, saving, showingUses, switchingActive } from './entries'

/** What staff do with add-ons. */
export const addonEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/save',
    method: 'post',
    handler: saving(
      addonInput,
      (req, { id, version, ...typed }) => saveAddon(req, { id, version }, typed),
      ({ name }) => `Add-on saved: ${name}`,
    ),
  }),
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/enable-all',
    method: 'post',
    handler: async (req) => said(await enableAllAddons(req)),
  }),
  staffRowEndpoint('addon', {
    action: 'changeAddons',
    path: '/addons/:id/price',
    method: 'post',
    handler: async (req, id) => {
      const typed = parseInput(priceInput, await bodyOf(req))
      const name = await setPrice(req, id, typed)
      return said(`${name} costs ${formatPrice(usd(typed.price))} now.`)
    },
  }),
  staffRowEndpoint('addon', {
    action: 'changeAddons',
    path: '/addons/:id/switch',
    method: 'post',
    handler: switchingActive('addons'),
  }),
  staffRowEndpoint('addon', {
    action: 'changeAddons',
    path: '/addons/:id/uses',
    method: 'get',
    handler: showingUses('addons'),
  }),
  staffRowEndpoint('addon', {
    action: 'changeAddons',
    path: '/addons/:id/remove',
    method: 'post',
    handler: removing('addons'),
  }),
  staffRowEndpoint('addon', {
    action: 'changeAddons',
    path: '/addons/:id/restore',
    method: 'post',
    handler: restoring('addons'),
  }),
]
