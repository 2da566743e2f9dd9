import type { Screens } from '../kit/screens/screen'

export const leadScreens = {
  leads: {
    label: 'Lead Management',
    address: '/leads',
    view: '/src/admin/leads/list/LeadsScreen#LeadsScreen',
    replaces: 'leads',
    needs: 'view_leads',
    group: 'growth',
    icon: 'flag',
    key: 'l',
  },
  lead: {
    label: 'Lead',
    record: 'leads',
    tab: 'Lead',
    view: '/src/admin/leads/view/LeadView#LeadView',
    needs: 'view_leads',
    under: 'leads',
  },
  leadCalls: {
    label: 'Call list',
    address: '/leads/calls',
    view: '/src/admin/leads/calls/CallsScreen#CallsScreen',
    needs: 'view_leads',
    under: 'leads',
  },
  leadScoring: {
    label: 'Scoring',
    address: '/leads/scoring',
    view: '/src/admin/leads/scoring/ScoringScreen#ScoringScreen',
    needs: 'view_leads',
    under: 'leads',
  },
  leadImport: {
    label: 'Import leads',
    address: '/leads/import',
    view: '/src/admin/leads/import/ImportScreen#ImportScreen',
    needs: 'manage_leads',
    under: 'leads',
  },
  leadActivities: {
    label: 'Activity',
    address: '/leads/activity',
    view: '/src/admin/leads/ActivityScreen#ActivityScreen',
    replaces: 'leadActivities',
    records: true,
    needs: 'view_leads',
    under: 'logs',
  },
} as const satisfies Screens
