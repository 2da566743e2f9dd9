'use client'

import { toast, usePreferences, useTheme } from '@payloadcms/ui'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Choice } from '@/src/admin/kit/ui/Choice'
import { DENSITY_KEY, densityWord } from '@/src/queries/platform/list-pages'
import { pressShortcut } from '../keys/use-shortcuts'
import { leaveOffice } from '../nav/SignOut'
import { useAnswer } from '../use-answer'
import { type FoundGroup, searchAnswer } from './found'

const PAUSE_MS = 150
const SHORTEST = 3

export type PaletteScreen = {
  readonly label: string
  readonly href: string
  /** The key that opens it, after G. */
  readonly keys?: string
  readonly words?: string
}

type Props = { readonly screens: readonly PaletteScreen[]; readonly close: () => void }

const holds = (label: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

function Found({ groups, go }: { groups: readonly FoundGroup[]; go: (href: string) => void }) {
  return groups.map(({ label, found }) => (
    <Command.Group heading={label} key={label}>
      {found.map((one) => (
        <Choice
          key={one.id}
          note={one.note}
          onSelect={() => go(one.href)}
          value={`${label} ${one.id}`}
        >
          {one.label}
        </Choice>
      ))}
    </Command.Group>
  ))
}

export default function PaletteBody({ screens, close }: Props) {
  const [words, setWords] = useState('')
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), []) // it comes after the dialog has looked for one
  const q = words.trim()
  const isAsked = q.length >= SHORTEST
  const path = `/api/office/search?${new URLSearchParams({ q })}`
  const { result, last } = useAnswer(isAsked ? path : null, searchAnswer, { pauseMs: PAUSE_MS })
  const found = result?.ok === false ? null : last
  const groups = (isAsked && found?.groups) || []
  const actions = usePaletteActions().filter(({ label }) => holds(label, words))
  const shown = screens.filter((one) => holds(`${one.label} ${one.words ?? ''}`, words))
  const isWaiting = isAsked && !result
  const isFailed = result?.ok === false
  const isEmpty = !isWaiting && !isFailed && groups.length + shown.length + actions.length === 0
  const go = (href: string) => {
    close()
    router.push(href)
  }
  return (
    <Command
      className="flex flex-col max-h-[70vh]"
      label="Search or jump to"
      loop
      shouldFilter={false}
    >
      <div className="flex items-center gap-2.5 px-3.5 border-b border-line text-muted">
        <Search className="flex-none" aria-hidden size={16} />
        <Command.Input
          className="flex-1 min-w-0 h-12 border-0 bg-transparent font-inherit text-text text-md outline-none placeholder:text-muted"
          maxLength={100}
          onValueChange={setWords}
          ref={input}
          placeholder="Order, company, email, person, screen or action"
          value={words}
        />
        <kbd>Esc</kbd>
      </div>
      <Command.List
        className="min-h-30 p-1.5 overflow-auto overscroll-contain [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:leading-4"
        label="Results"
      >
        {isFailed && (
          <p className="m-0 p-2.5 text-muted" role="alert">
            We could not search. Screens and actions still work.
          </p>
        )}
        {isWaiting && groups.length === 0 && (
          <Command.Loading>
            <span className="m-0 p-2.5 text-muted">Searching…</span>
          </Command.Loading>
        )}
        {isEmpty && (
          <p className="m-0 p-2.5 text-muted" role="status">
            Nothing matches.
          </p>
        )}
        <Found go={go} groups={groups} />
        {shown.length > 0 && (
          <Command.Group heading="Go to">
            {shown.map(({ label, href, keys }) => (
              <Choice
                key={href}
                note={keys && `G ${keys.toUpperCase()}`}
                onSelect={() => go(href)}
                value={`Go to ${href}`}
              >
                {label}
              </Choice>
            ))}
          </Command.Group>
        )}
        {actions.length > 0 && (
          <Command.Group heading="Actions">
            {actions.map(({ label, run }) => (
              <Choice
                key={label}
                onSelect={() => {
                  close()
                  setTimeout(run) // once the dialog has let go of the keyboard
                }}
                value={label}
              >
                {label}
              </Choice>
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

  /** By the switch of the list on the screen, which then shows what is chosen; else for the next list. */
  async function changeDensity() {
    const list = document.querySelector<HTMLElement>('.list-frame')
    const now = list?.dataset.density ?? densityWord.parse(await getPreference(DENSITY_KEY))
    const next = now === 'compact' ? 'comfortable' : 'compact'
    if (list) list.querySelector<HTMLElement>('[aria-label="Compact rows"]')?.click()
    else await setPreference(DENSITY_KEY, next)
    toast.success(next === 'compact' ? 'Rows are compact.' : 'Rows have more room.')
  }

  return [
    { label: `Use the ${other} theme`, run: () => setTheme(other) },
    { label: 'Change row height', run: () => void changeDensity() },
    { label: 'Show keyboard shortcuts', run: () => pressShortcut('help') },
    { label: 'Set up two-factor', run: () => window.location.assign('/auth/two-factor') },
    { label: 'Open the public website', run: () => window.location.assign('/') },
    { label: 'Open the user dashboard', run: () => window.location.assign('/dashboard') },
    { label: 'Sign out', run: () => void leaveOffice() },
  ]
}
