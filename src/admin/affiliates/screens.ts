import type { Screens } from '../kit/screens/screen'

export const affiliateScreens = {
  affiliates: {
    label: 'Affiliate Manager',
    address: '/affiliates',
    view: '/src/admin/affiliates/AffiliatesScreen#AffiliatesScreen',
    replaces: 'affiliateLinks',
    needs: 'view_affiliates',
    group: 'growth',
    icon: 'share',
    counter: { collection: 'commissions', where: { review: { equals: 'open' } } },
    key: 'a',
  },
  affiliate: {
    label: 'Affiliate',
    address: '/affiliates/affiliate',
    view: '/src/admin/affiliates/ledger/AffiliateLedger#AffiliateLedger',
    needs: 'view_affiliates',
    under: 'affiliates',
    isDetail: true,
  },
  affiliateClicks: {
    label: 'Clicks',
    address: '/affiliates/clicks',
    view: '/src/admin/affiliates/ledger/ClicksScreen#ClicksScreen',
    replaces: 'affiliateClicks',
    needs: 'view_affiliates',
    under: 'logs',
  },
  commissions: {
    label: 'Commissions',
    address: '/affiliates/commissions',
    view: '/src/admin/affiliates/ledger/CommissionsScreen#CommissionsScreen',
    replaces: 'commissions',
    needs: 'view_affiliates',
    under: 'affiliates',
  },
  payouts: {
    label: 'Payouts',
    address: '/affiliates/payouts',
    view: '/src/admin/affiliates/payouts/PayoutsScreen#PayoutsScreen',
    replaces: 'payouts',
    needs: 'view_affiliates',
    under: 'affiliates',
  },
} as const satisfies Screens
