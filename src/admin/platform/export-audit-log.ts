'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { auditLogList } from './audit-log-list'

export const { exportCsv, freeze, step } = listExports(auditLogList)
