import type { Screens } from '../kit/screens/screen'

/** Everyone with an account. */
export const peopleScreens = {
  users: {
    label: 'Manage Users',
    address: '/users',
    view: '/src/admin/accounts/list/UsersScreen#UsersScreen',
    replaces: 'users',
    needs: 'manage_users',
    group: 'work',
    icon: 'person',
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

/** What sub-admins may do. */
export const rightsScreens = {
  subAdmins: {
    label: 'Sub-Admin Management',
    address: '/sub-admins',
    view: '/src/admin/accounts/rights/SubAdminsScreen#SubAdminsScreen',
    needs: 'manage_users',
    group: 'system',
    icon: 'person',
  },
  subAdminRights: {
    label: 'Permissions',
    address: '/sub-admins/permissions',
    view: '/src/admin/accounts/rights/RightsScreen#RightsScreen',
    needs: 'manage_users',
    under: 'subAdmins',
    isDetail: true,
  },
  rolePermissions: {
    label: 'Role permissions',
    address: '/sub-admins/role',
    view: '/src/admin/accounts/rights/RolePermissionsScreen#RolePermissionsScreen',
    replaces: 'rolePermissions',
    records: true,
    needs: 'view_users',
    under: 'subAdmins',
  },
} as const satisfies Screens
