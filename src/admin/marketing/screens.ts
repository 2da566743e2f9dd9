import type { Screens } from '../kit/screens/screen'

/** What we write to many. */
export const marketingScreens = {
  emailMarketing: {
    label: 'Email Marketing',
    address: '/email',
    view: '/src/admin/marketing/campaigns/CampaignsScreen#CampaignsScreen',
    replaces: 'emailCampaigns',
    needs: 'view_email',
    group: 'growth',
    icon: 'mail',
    key: 'e',
  },
  emailCampaign: {
    label: 'Campaign',
    address: '/email/campaign',
    view: '/src/admin/marketing/campaigns/CampaignScreen#CampaignScreen',
    needs: 'view_email',
    under: 'emailMarketing',
    isDetail: true,
  },
  emailTemplates: {
    label: 'Templates',
    address: '/email/templates',
    view: '/src/admin/marketing/templates/TemplatesScreen#TemplatesScreen',
    replaces: 'emailTemplates',
    needs: 'view_email',
    under: 'emailMarketing',
  },
  emailTemplate: {
    label: 'Template',
    address: '/email/template',
    view: '/src/admin/marketing/templates/TemplateScreen#TemplateScreen',
    needs: 'view_email',
    under: 'emailTemplates',
    isDetail: true,
  },
  followups: {
    label: 'Follow-Up Manager',
    address: '/followups',
    view: '/src/admin/marketing/followups/FollowUpsScreen#FollowUpsScreen',
    replaces: 'followupCampaigns',
    needs: 'view_followups',
    under: 'emailMarketing',
  },
  followupTemplate: {
    label: 'Email template',
    address: '/followups/template',
    view: '/src/admin/marketing/templates/TemplateScreen#FollowUpTemplateScreen',
    needs: 'view_followups',
    under: 'followups',
    isDetail: true,
  },
  followupSchedules: {
    label: 'All scheduled emails',
    address: '/followups/scheduled',
    view: '/src/admin/marketing/followups/SchedulesScreen#SchedulesScreen',
    replaces: 'followupSchedules',
    records: true,
    needs: 'view_followups',
    under: 'followups',
  },
} as const satisfies Screens
