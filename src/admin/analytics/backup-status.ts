import type { Payload } from 'payload'

import { ago } from '@/src/domain/vocabulary/time/ago'
import { isBackupOld, lastRehearsal } from '@/src/services/platform/rehearsed-backup'

import type { StatusLine } from './system-status'

export async function backupStatus(payload: Payload, now = new Date()): Promise<StatusLine> {
  const label = 'Backups'
  const last = await lastRehearsal(payload)
  if (!last?.rehearsedAt && !last?.rehearsalFailedAt) {
    const detail = 'No nightly backup is set up. The operations guide has an example.'
    return { label, health: 'off', word: 'Off', detail }
  }
  const done = last.rehearsedAt
    ? `Last restored for a test ${ago(new Date(last.rehearsedAt), now)}`
    : ''
  if (!isBackupOld(last, now)) return { label, health: 'good', word: 'Working', detail: done }
  if (!last.rehearsalFailure)
    return { label, health: 'bad', word: 'Missed', detail: `${done}; expected every night` }
  const detail = [last.rehearsalFailure, done].filter(Boolean).join(' ')
  return { label, health: 'bad', word: 'Failed', detail }
}
