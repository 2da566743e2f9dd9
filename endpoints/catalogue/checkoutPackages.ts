import type { Endpoint } from 'payload'

import { deeds } from '@/endpoints/platform/deeds'
import { orderInput, stepInput } from '@/src/domain/catalogue/editing/step-form'
import { saveStep, sortSteps } from '@/src/services/catalogue/entries/checkout-packages'

import { entryEndpoints } from './entries'

/** What staff do with the descriptions of the package step. */
export const checkoutPackageEndpoints: Endpoint[] = [
  ...entryEndpoints('checkoutPackages', 'description', 'changeCheckoutPackages', {
    input: stepInput,
    save: saveStep,
    words: ({ id }) => `Checkout package ${id ? 'updated' : 'created'} successfully!`,
  }),
  deeds('changeCheckoutPackages')('/checkoutPackages/order', orderInput, async (req, typed) => {
    await sortSteps(req, typed)
    return { message: 'Order saved.' }
  }),
]
