import type { Screens } from '../kit/screens/screen'

export const paperScreens = {
  officialForms: {
    label: 'Official forms',
    address: '/official-forms',
    view: '/src/admin/papers/FormsScreen#FormsScreen',
    needs: 'view_orders',
    under: 'orders',
  },
} as const satisfies Screens
