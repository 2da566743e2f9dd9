export const STATUS_CELL = '/src/admin/kit/cells/StatusCell#StatusCell'
export const MONEY_FIELD = '/src/admin/kit/fields/MoneyField#MoneyField'
export const MONEY_CELL = '/src/admin/kit/cells/MoneyCell#MoneyCell'
