import { peopleScreens, rightsScreens } from './accounts/screens'
import { affiliateScreens } from './affiliates/screens'
import { dashboardScreens, geoScreens } from './analytics/screens'
import { careerScreens } from './careers/screens'
import { catalogueScreens } from './catalogue/screens'
import { complianceScreens } from './compliance/screens'
import { contentScreens } from './content/screens'
import type { Screens } from './kit/screens/screen'
import { leadScreens } from './leads/screens'
import { mailScreens } from './mail/screens'
import { marketingScreens } from './marketing/screens'
import { orderScreens } from './orders/screens'
import { paperScreens } from './papers/screens'
import { paymentScreens } from './payments/screens'
import { platformScreens } from './platform/screens'
import { screeningScreens } from './screening/screens'
import { signingScreens } from './signing/screens'
import { supportScreens } from './support/screens'

/**
 * Every screen of the back-office, declared by its area: menu, addresses, titles, guards and the
 * path above a page follow from this. Within a group the menu shows them in this order.
 */
export const SCREENS = {
  ...dashboardScreens,
  ...orderScreens,
  ...screeningScreens,
  ...signingScreens,
  ...paperScreens,
  ...supportScreens,
  ...peopleScreens,
  ...complianceScreens,
  ...catalogueScreens,
  ...leadScreens,
  ...geoScreens,
  ...marketingScreens,
  ...mailScreens,
  ...affiliateScreens,
  ...paymentScreens,
  ...rightsScreens,
  ...contentScreens,
  ...careerScreens,
  ...platformScreens,
} as const satisfies Screens

export type ScreenName = keyof typeof SCREENS
