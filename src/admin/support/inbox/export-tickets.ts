'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { ticketsList } from './tickets-list'

export const { exportCsv, freeze, step } = listExports(ticketsList)
