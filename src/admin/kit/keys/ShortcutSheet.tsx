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
  useEffect(() => {
    void getPreference(KEY).then((stored) => setOn(preference.parse(stored) === 'on'))
  }, [getPreference])
  useEffect(() => setSingleKeys(isOn), [isOn])
  const change = (wanted: boolean) => {
    setOn(wanted)
    void setPreference(KEY, wanted ? 'on' : 'off')
  }
  return [isOn, change]
}

export function ShortcutSheet({ screens }: { screens: readonly PaletteScreen[] }) {
  const [isOpen, open] = useState(false)
  const [singleKeys, changeSingleKeys] = useSingleKeys()
  useShortcuts({ help: () => open(true) })
  const own = SHORTCUT_NAMES.map((name) => ({
    id: name,
    label: SHORTCUTS[name].label,
    keys: keyWord(SHORTCUTS[name].keys),
  }))
  const going = screens.flatMap(({ label, href, keys }) =>
    keys ? [{ id: href, label: `Go to ${label}`, keys: `G ${keys.toUpperCase()}` }] : [],
  )
  return (
    <KitDialog isOpen={isOpen} onOpen={open} title="Keyboard shortcuts">
      <dl className="m-0 mb-3.5">
        {[...own, ...going].map(({ id, label, keys }) => (
          <div className="flex justify-between gap-3 py-1.5 border-b border-line-soft" key={id}>
            <dt>{label}</dt>
            <dd className="m-0">
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
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
