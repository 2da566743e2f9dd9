import type { Screens } from '../kit/screens/screen'

export const dashboardScreens = {
  dashboard: {
    label: 'Dashboard',
    address: '',
    view: '/src/admin/analytics/Dashboard#Dashboard',
    needs: 'view_dashboard',
    group: 'work',
    icon: 'house',
    key: 'd',
  },
} as const satisfies Screens

export const geoScreens = {
  geo: {
    label: 'Geo Tracking',
    address: '/geo',
    view: '/src/admin/analytics/geo/GeoScreen#GeoScreen',
    replaces: 'visits',
    needs: 'manage_geo',
    under: 'leads',
  },
} as const satisfies Screens
