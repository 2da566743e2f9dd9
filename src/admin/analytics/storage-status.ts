import { statfs } from 'node:fs/promises'

import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'
import { pingScanner } from '@/src/lib/files/scan-file'
import { storageTrouble } from '@/src/lib/files/storage-trouble'

import type { StatusLine } from './system-status'

/** With less room than this left, uploads and receipts will soon fail. */
const LITTLE = 0.1

const GIGABYTE = 1_000_000_000

const gigabytes = (bytes: number) => {
  const size = bytes / GIGABYTE
  return size < 10 ? size.toFixed(1) : String(Math.round(size))
}

const label = 'Storage'

/** A bucket has room; whether it answers is what can go wrong. */
async function bucketStatus(): Promise<StatusLine> {
  const store = await fileStore()
  for await (const _ of store.list()) break
  return { label, health: 'good', word: 'Working', detail: store.place }
}

/** How much room there is where files are kept, or whether the bucket answers. */
export async function storageStatus(): Promise<StatusLine> {
  const trouble = await storageTrouble()
  if (trouble) throw trouble
  if (env.s3) return bucketStatus()
  const { bsize, blocks, bavail } = await statfs(env.FILES_DIR)
  const [all, free] = [blocks * bsize, bavail * bsize]
  const detail = `${gigabytes(free)} of ${gigabytes(all)} GB free`
  if (free < all * LITTLE) return { label, health: 'warning', word: 'Almost full', detail }
  return { label, health: 'good', word: 'Working', detail }
}

/** Whether files are looked at before they are kept. */
export async function scanStatus(place = env.CLAMAV_HOST): Promise<StatusLine> {
  const scan = { label: 'Virus scan' } as const
  if (!place) {
    const detail = 'Files are not scanned. Set CLAMAV_HOST to a ClamAV to scan them.'
    return { ...scan, health: 'off', word: 'Off', detail }
  }
  try {
    await pingScanner(place)
    return { ...scan, health: 'good', word: 'Working', detail: 'Every file is scanned first' }
  } catch {
    const detail = 'ClamAV does not answer, so no file is accepted'
    return { ...scan, health: 'bad', word: 'Not working', detail }
  }
}
