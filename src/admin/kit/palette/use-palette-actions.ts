'use client'

import { toast, usePreferences, useTheme } from '@payloadcms/ui'

import { signOut } from '@/src/lib/browser/sign-out'

import { pressShortcut } from '../keys/use-shortcuts'
import { DENSITY_KEY, densityWord } from '../list/density'

export type PaletteAction = { readonly label: string; readonly run: () => void }

/** What can be done from anywhere, once the palette has closed. */
export function usePaletteActions(): readonly PaletteAction[] {
  const { theme, setTheme } = useTheme()
  const { getPreference, setPreference } = usePreferences()
  const other = theme === 'dark' ? 'light' : 'dark'

  async function changeDensity() {
    const now = densityWord.parse(await getPreference(DENSITY_KEY))
    const next = now === 'compact' ? 'comfortable' : 'compact'
    await setPreference(DENSITY_KEY, next)
    for (const frame of document.querySelectorAll<HTMLElement>('.list-frame'))
      frame.dataset.density = next
    toast.success(next === 'compact' ? 'Rows are compact.' : 'Rows have more room.')
  }

  async function leave() {
    if (!(await signOut('/auth')))
      toast.error('The server did not respond, so you are still signed in. Please try again.')
  }

  return [
    { label: `Use the ${other} theme`, run: () => setTheme(other) },
    { label: 'Change row height', run: () => void changeDensity() },
    { label: 'Show keyboard shortcuts', run: () => pressShortcut('help') },
    { label: 'Open the public website', run: () => window.location.assign('/') },
    { label: 'Open the user dashboard', run: () => window.location.assign('/dashboard') },
    { label: 'Sign out', run: () => void leave() },
  ]
}
