import type { Appearance } from '@stripe/stripe-js'

import { tokenColour as hex } from './token-colour'

/** Stripe's fields in the look of ours, in light and dark. */
export function stripeAppearance(fontFamily: string): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily,
      colorPrimary: hex('accent'),
      colorBackground: hex('raised'),
      colorText: hex('text'),
      colorTextSecondary: hex('muted'),
      colorTextPlaceholder: hex('muted'),
      colorDanger: hex('danger'),
      borderRadius: '6px',
      fontSizeBase: '17px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': {
        border: `1px solid ${hex('border-strong')}`,
        boxShadow: 'none',
        padding: '10px 12px',
      },
      '.Label': { fontWeight: '600', fontSize: '15px', color: hex('text') },
      '.Error': { fontSize: '15px' },
    },
  }
}
