import type { Screens } from '../kit/screens/screen'

export const careerScreens = {
  careers: {
    label: 'Careers Management',
    address: '/careers-management',
    view: '/src/admin/careers/OpeningsScreen#OpeningsScreen',
    replaces: 'jobOpenings',
    records: true,
    needs: 'view_careers',
    group: 'website',
    icon: 'briefcase',
    key: 'r',
  },
  applications: {
    label: 'Applications',
    address: '/careers-management/applications',
    view: '/src/admin/careers/board/BoardScreen#BoardScreen',
    replaces: 'jobApplications',
    needs: 'view_careers',
    under: 'careers',
  },
  applicationList: {
    label: 'All applications',
    address: '/careers-management/applications/list',
    view: '/src/admin/careers/list/ApplicationsScreen#ApplicationsScreen',
    needs: 'view_careers',
    under: 'applications',
    isDetail: true,
  },
} as const satisfies Screens
