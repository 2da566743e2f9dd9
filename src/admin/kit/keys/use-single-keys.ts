'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { setSingleKeys } from './use-shortcuts'

const KEY = 'single-keys'
const preference = z.enum(['on', 'off']).catch('on')

/** Whether the person wants single letters to be shortcuts, wherever they sign in. */
export function useSingleKeys(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [isOn, setOn] = useState(true)
  const use = (wanted: boolean) => {
    setOn(wanted)
    setSingleKeys(wanted)
  }
  useEffect(() => {
    let isHere = true
    void getPreference(KEY).then((stored) => {
      const wanted = preference.parse(stored) === 'on'
      if (!isHere) return
      setOn(wanted)
      setSingleKeys(wanted)
    })
    return () => {
      isHere = false
    }
  }, [getPreference])
  const change = (wanted: boolean) => {
    use(wanted)
    void setPreference(KEY, wanted ? 'on' : 'off')
  }
  return [isOn, change]
}
