import type { Screens } from '../kit/screens/screen'

export const complianceScreens = {
  compliance: {
    label: 'Compliance',
    address: '/compliance',
    view: '/src/admin/compliance/ComplianceScreen#ComplianceScreen',
    replaces: 'complianceTasks',
    needs: 'view_compliance',
    group: 'work',
    icon: 'calendar',
    key: 'c',
  },
  complianceCalendar: {
    label: 'Calendar',
    address: '/compliance/calendar',
    view: '/src/admin/compliance/calendar/ComplianceCalendar#ComplianceCalendar',
    needs: 'view_compliance',
    under: 'compliance',
  },
  compliancePlan: {
    label: 'Create from orders',
    address: '/compliance/from-orders',
    view: '/src/admin/compliance/plan/CompliancePlan#CompliancePlan',
    needs: 'manage_compliance',
    under: 'compliance',
  },
} as const satisfies Screens
