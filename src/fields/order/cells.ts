export const STATUS_CELL = '/src/admin/kit/cells/StatusCell#StatusCell'
export const MONEY_CELL = '/src/admin/kit/cells/MoneyCell#MoneyCell'
