import type { Screens } from '../kit/screens/screen'

export const signingScreens = {
  signing: {
    label: 'Signatures',
    address: '/signatures',
    view: '/src/admin/signing/SigningScreen#SigningScreen',
    needs: 'view_orders',
    under: 'orders',
  },
} as const satisfies Screens
