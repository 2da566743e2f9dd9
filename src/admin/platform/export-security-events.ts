'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { securityEventsList } from './security-events-list'

export const { exportCsv } = listExports(securityEventsList)
