'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { leadsList } from './leads-list'

export const { exportCsv, freeze, step } = listExports(leadsList)
