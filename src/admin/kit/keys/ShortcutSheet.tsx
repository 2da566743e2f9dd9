'use client'

import { useState } from 'react'

import { KitDialog } from '../ui/KitDialog'
import { keyWord, SHORTCUT_NAMES, SHORTCUTS } from './shortcuts'
import { useShortcuts } from './use-shortcuts'
import { useSingleKeys } from './use-single-keys'

/** What `?` opens: every key and what it does. */
export function ShortcutSheet() {
  const [isOpen, open] = useState(false)
  const [singleKeys, changeSingleKeys] = useSingleKeys()
  useShortcuts({ help: () => open(true) })
  return (
    <KitDialog isOpen={isOpen} onOpen={open} title="Keyboard shortcuts">
      <dl className="kit-keys">
        {SHORTCUT_NAMES.map((name) => (
          <div key={name}>
            <dt>{SHORTCUTS[name].label}</dt>
            <dd>
              <kbd>{keyWord(SHORTCUTS[name].keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="kit-keys__switch">
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
