/** What an email template is for. */
export const TEMPLATE_TYPES = {
  abandoned_cart: 'Abandoned cart',
  welcome: 'Welcome',
  reminder: 'Reminder',
  promotional: 'Promotional',
} as const

/** What a follow-up campaign waits for. */
export const FOLLOW_UP_TRIGGERS = {
  abandoned_checkout: 'Abandoned checkout',
  incomplete_profile: 'Incomplete profile',
  no_activity: 'No activity',
} as const

/** The variables a template may use, as `{{ first_name }}`. */
export const TEMPLATE_VARIABLES = [
  'first_name',
  'last_name',
  'package_name',
  'package_price',
  'state_name',
  'total_amount',
  'company_name',
  'checkout_url',
] as const
