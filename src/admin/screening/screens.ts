import type { Screens } from '../kit/screens/screen'

export const screeningScreens = {
  screening: {
    label: 'Sanctions screening',
    address: '/screening',
    view: '/src/admin/screening/ScreeningScreen#ScreeningScreen',
    replaces: 'screenings',
    needs: 'view_orders',
    under: 'orders',
  },
} as const satisfies Screens
