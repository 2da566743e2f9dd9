'use client'

import { useEffect, useState } from 'react'

import type { ExportState } from '@/src/services/platform/exports/list-exports'

import { readExport } from './export-actions'

const POLL_MS = 2000

const isGoing = (job: ExportState | null) => job?.state === 'waiting' || job?.state === 'running'

/** The last export of a list by a job, looked up while its dialog is open and until it is done. */
export function useExport(screen: string, isOpen: boolean) {
  const [job, setJob] = useState<ExportState | null>(null)
  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    const found = (next: ExportState | null) => {
      if (isHere) setJob(next)
    }
    void readExport(screen).then(found, () => undefined)
    return () => {
      isHere = false
    }
  }, [screen, isOpen])
  useEffect(() => {
    if (!isOpen || !isGoing(job)) return
    const again = () => setJob((before) => before && { ...before }) // not heard: ask once more
    const timer = setTimeout(() => void readExport(screen).then(setJob, again), POLL_MS)
    return () => clearTimeout(timer)
  }, [screen, isOpen, job])
  return { job, setJob, isGoing: isGoing(job) }
}
