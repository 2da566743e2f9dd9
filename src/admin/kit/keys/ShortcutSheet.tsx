'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { PaletteScreen } from '../palette/PaletteBody'
import { KitDialog } from '../ui/dialogs'
import { keyWord, SHORTCUT_NAMES, SHORTCUTS } from './shortcuts'
import { setSingleKeys, useShortcuts } from './use-shortcuts'

const KEY = 'single-keys'
const preference = z.enum(['on', 'off']).catch('on')

/** Whether the person wants single letters to be shortcuts, wherever they sign in. */
function useSingleKeys(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
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

export function ShortcutSheet({ screens }: { screens: readonly PaletteScreen[] }) {
  const [isOpen, open] = useState(false)
  const [singleKeys, changeSingleKeys] = useSingleKeys()
  useShortcuts({ help: () => open(true) })
  return (
    <KitDialog isOpen={isOpen} onOpen={open} title="Keyboard shortcuts">
      <dl className="m-0 mb-3.5">
        {SHORTCUT_NAMES.map((name) => (
          <div className="flex justify-between gap-3 py-1.5 border-b border-line-soft" key={name}>
            <dt>{SHORTCUTS[name].label}</dt>
            <dd className="m-0">
              <kbd>{keyWord(SHORTCUTS[name].keys)}</kbd>
            </dd>
          </div>
        ))}
        {screens.map(
          ({ label, href, keys }) =>
            keys && (
              <div
                className="flex justify-between gap-3 py-1.5 border-b border-line-soft"
                key={href}
              >
                <dt>{`Go to ${label}`}</dt>
                <dd className="m-0">
                  <kbd>{`G ${keys.toUpperCase()}`}</kbd>
                </dd>
              </div>
            ),
        )}
      </dl>
      <label className="flex items-center gap-2">
        <input
          checked={singleKeys}
          onChange={(event) => changeSingleKeys(event.target.checked)}
          type="checkbox"
        />
        Single letters are shortcuts
      </label>
    </KitDialog>
  )
}
