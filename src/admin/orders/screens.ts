import type { Screens } from '../kit/screens/screen'

export const orderScreens = {
  orders: {
    label: 'Orders',
    address: '/orders',
    view: '/src/admin/orders/list/OrdersScreen#OrdersScreen',
    replaces: 'orders',
    needs: 'view_orders',
    group: 'work',
    icon: 'box',
    counter: { collection: 'orders', where: { queue: { equals: 'to_file' } } },
    key: 'o',
  },
  order: {
    label: 'Order',
    record: 'orders',
    tab: 'Order',
    view: '/src/admin/orders/view/OrderView#OrderView',
    needs: 'view_orders',
    under: 'orders',
  },
  documents: { label: 'Documents', collection: 'documents', needs: 'view_orders', under: 'orders' },
} as const satisfies Screens
