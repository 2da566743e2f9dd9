'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { ordersList } from './orders-list'

export const { exportCsv, freeze, step } = listExports(ordersList)
