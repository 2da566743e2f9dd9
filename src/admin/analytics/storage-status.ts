import { statfs } from 'node:fs/promises'

import { env } from '@/src/lib/env'

import type { StatusLine } from './system-status'

/** With less room than this left, uploads and receipts will soon fail. */
const LITTLE = 0.1

const GIGABYTE = 1_000_000_000

const gigabytes = (bytes: number) => {
  const size = bytes / GIGABYTE
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}

/** How much room there is where files are kept. */
export async function storageStatus(): Promise<StatusLine> {
  const { bsize, blocks, bavail } = await statfs(env.FILES_DIR)
  const [all, free] = [blocks * bsize, bavail * bsize]
  const detail = `${gigabytes(free)} of ${gigabytes(all)} GB free`
  const label = 'Storage'
  if (free < all * LITTLE) return { label, health: 'warning', word: 'Almost full', detail }
  return { label, health: 'good', word: 'Working', detail }
}
