'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { redirectsList } from './redirects-list'

export const { exportCsv } = listExports(redirectsList)
