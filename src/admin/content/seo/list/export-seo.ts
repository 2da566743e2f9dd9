'use server'

import { listExports } from '@/src/admin/kit/list/exports/list-exports'

import { seoList } from './seo-list'

export const { exportCsv } = listExports(seoList)
