import type { Screens } from '../kit/screens/screen'

export const peopleScreens = {
  users: {
    label: 'Manage Users',
    address: '/users',
    view: '/src/admin/accounts/list/UsersScreen#UsersScreen',
    replaces: 'users',
    needs: 'manage_users',
    group: 'work',
    icon: 'person',
    key: 'u',
  },
  person: {
    label: 'User',
    address: '/users/person',
    view: '/src/admin/accounts/person/PersonScreen#PersonScreen',
    needs: 'manage_users',
    under: 'users',
    isDetail: true,
  },
} as const satisfies Screens

export const rightsScreens = {
  subAdmins: {
    label: 'Sub-Admin Management',
    address: '/sub-admins',
    view: '/src/admin/accounts/rights/SubAdminsScreen#SubAdminsScreen',
    replaces: 'rolePermissions',
    needs: 'manage_users',
    group: 'system',
    icon: 'shield',
    key: 'm',
  },
  subAdminRights: {
    label: 'Permissions',
    address: '/sub-admins/permissions',
    view: '/src/admin/accounts/rights/RightsScreen#RightsScreen',
    needs: 'manage_users',
    under: 'subAdmins',
    isDetail: true,
  },
  security: {
    label: 'Security',
    address: '/settings/security',
    view: '/src/admin/accounts/rights/SecurityScreen#SecurityScreen',
    needs: 'administrator',
    under: 'settings',
    words: 'two-factor passwords sessions sign-in',
  },
} as const satisfies Screens
