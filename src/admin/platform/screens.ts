import type { Screens } from '../kit/screens/screen'

export const platformScreens = {
  accessDenied: {
    label: 'Access Denied',
    address: '/access-denied',
    view: '/src/admin/kit/guards/AccessDenied#AccessDenied',
    needs: 'staff',
  },
  auditLog: {
    label: 'Audit log',
    address: '/audit-log',
    view: '/src/admin/platform/AuditLog#AuditLog',
    replaces: 'auditLog',
    needs: 'manage_users',
    under: 'logs',
  },
  auditEntry: {
    label: 'Entry',
    record: 'auditLog',
    tab: 'Entry',
    view: '/src/admin/platform/AuditEntry#AuditEntry',
    needs: 'manage_users',
    under: 'auditLog',
  },
  securityEvents: {
    label: 'Security events',
    address: '/security-events',
    view: '/src/admin/platform/SecurityEvents#SecurityEvents',
    replaces: 'securityEvents',
    needs: 'manage_users',
    under: 'logs',
  },
  queues: {
    label: 'Background jobs',
    address: '/queues',
    view: '/src/admin/platform/queues/QueuesScreen#QueuesScreen',
    needs: 'manage_settings',
    under: 'logs',
  },
  logs: {
    label: 'Logs',
    address: '/logs',
    view: '/src/admin/platform/LogsScreen#LogsScreen',
    needs: 'staff',
    group: 'system',
    icon: 'scroll',
    isIndex: true,
    key: '.',
  },
} as const satisfies Screens
