'use client'

import { toast, usePreferences, useTheme } from '@payloadcms/ui'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { signOut } from '@/src/lib/browser/sign-out'
import { DENSITY_KEY, densityWord } from '@/src/queries/platform/list-density'
import { pressShortcut } from '../keys/use-shortcuts'
import type { FoundGroup } from './found'
import { useSearch } from './use-search'

export type PaletteScreen = { readonly label: string; readonly href: string }

type Props = { readonly screens: readonly PaletteScreen[]; readonly close: () => void }

/** Whether a label holds each of the words. */
const holds = (label: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

function Found({ groups, go }: { groups: readonly FoundGroup[]; go: (href: string) => void }) {
  return groups.map(({ label, found }) => (
    <Command.Group heading={label} key={label}>
      {found.map((one) => (
        <Command.Item key={one.id} onSelect={() => go(one.href)} value={`${label} ${one.id}`}>
          <span>{one.label}</span>
          <small>{one.note}</small>
        </Command.Item>
      ))}
    </Command.Group>
  ))
}

/** Search and jump: screens and actions at once, records as the server finds them. */
export default function PaletteBody({ screens, close }: Props) {
  const [words, setWords] = useState('')
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), []) // it comes after the dialog has looked for one
  const { groups, state } = useSearch(words)
  const actions = usePaletteActions().filter(({ label }) => holds(label, words))
  const shown = screens.filter(({ label }) => holds(label, words))
  const isWaiting = state === 'loading'
  const isEmpty =
    !isWaiting && state !== 'failed' && groups.length + shown.length + actions.length === 0
  const go = (href: string) => {
    close()
    router.push(href)
  }
  return (
    <Command className="palette" label="Search or jump to" loop shouldFilter={false}>
      <div className="palette__input">
        <Search aria-hidden size={16} />
        <Command.Input
          maxLength={100}
          onValueChange={setWords}
          ref={input}
          placeholder="Order, company, email, person, screen or action"
          value={words}
        />
        <kbd>Esc</kbd>
      </div>
      <Command.List label="Results">
        {state === 'failed' && (
          <p className="palette__note" role="alert">
            We could not search. Screens and actions still work.
          </p>
        )}
        {isWaiting && groups.length === 0 && (
          <Command.Loading>
            <span className="palette__note">Searching…</span>
          </Command.Loading>
        )}
        {isEmpty && (
          <p className="palette__note" role="status">
            Nothing matches.
          </p>
        )}
        <Found go={go} groups={groups} />
        {shown.length > 0 && (
          <Command.Group heading="Go to">
            {shown.map(({ label, href }) => (
              <Command.Item key={href} onSelect={() => go(href)} value={`Go to ${href}`}>
                <span>{label}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {actions.length > 0 && (
          <Command.Group heading="Actions">
            {actions.map(({ label, run }) => (
              <Command.Item
                key={label}
                onSelect={() => {
                  close()
                  setTimeout(run) // once the dialog has let go of the keyboard
                }}
                value={label}
              >
                <span>{label}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

type PaletteAction = { readonly label: string; readonly run: () => void }

/** What can be done from anywhere, once the palette has closed. */
function usePaletteActions(): readonly PaletteAction[] {
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
