import type { Endpoint } from 'payload'

import { rowDeeds } from '@/endpoints/platform/deeds'
import { staffEndpoint } from '@/src/access/actions'
import { addonInput, priceInput } from '@/src/domain/catalogue/editing/addon-form'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { enableAllAddons, saveAddon, setPrice } from '@/src/services/catalogue/entries/addons'

import { entryEndpoints, said } from './entries'

/** What staff do with add-ons. */
export const addonEndpoints: Endpoint[] = [
  ...entryEndpoints('addons', 'addon', 'changeAddons', {
    input: addonInput,
    save: saveAddon,
    words: ({ name }) => `Add-on saved: ${name}`,
  }),
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/enable-all',
    method: 'post',
    handler: async (req) => said(await enableAllAddons(req)),
  }),
  rowDeeds('addon', 'changeAddons')('/addons/:id/price', priceInput, async (req, id, typed) => {
    const name = await setPrice(req, id, typed)
    return { message: `${name} costs ${formatPrice(usd(typed.price))} now.` }
  }),
]
