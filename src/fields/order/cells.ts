export const STATUS_CELL = '/src/admin/cells/StatusCell#StatusCell'
export const MONEY_CELL = '/src/admin/cells/MoneyCell#MoneyCell'
