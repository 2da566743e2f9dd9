import type { Screens } from '../kit/screens/screen'

/** Papers that are signed, and scans to look at. */
export const signingScreens = {
  signing: {
    label: 'Signatures',
    address: '/signatures',
    view: '/src/admin/signing/SigningScreen#SigningScreen',
    needs: 'view_orders',
    under: 'orders',
  },
} as const satisfies Screens
