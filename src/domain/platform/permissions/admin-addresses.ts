import { ADMIN_MENU } from './admin-menu'

/** The specification's back-office addresses, each with the screen it leads to. */
export const ADMIN_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  ADMIN_MENU.map((entry) => [entry.href, entry.screen]),
)
