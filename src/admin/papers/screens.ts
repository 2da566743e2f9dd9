import type { Screens } from '../kit/screens/screen'

/** The blank files that official forms are filled in. */
export const paperScreens = {
  officialForms: {
    label: 'Official forms',
    address: '/official-forms',
    view: '/src/admin/papers/FormsScreen#FormsScreen',
    needs: 'view_orders',
    under: 'orders',
  },
} as const satisfies Screens
