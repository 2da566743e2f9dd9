/** What a new sub-admin finds in the menu of the back-office. */
export const SUB_ADMIN_MENU = [
  'Dashboard',
  'Orders',
  'Support Tickets',
  'Compliance',
  'Packages',
  'Lead Management',
  'Logs',
]
