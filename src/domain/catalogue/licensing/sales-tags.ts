/** Pages that say what is on sale are made again. */
export const SALES_TAGS = ['services', 'addons', 'packages', 'states', 'checkoutPackages'] as const
