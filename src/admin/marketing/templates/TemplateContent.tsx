'use client'

import { lazy, Suspense, useState } from 'react'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { Notice } from '@/src/admin/kit/ui/parts'
import {
  TEMPLATE_VARIABLES,
  type TemplateVariable,
  variableTag,
} from '@/src/domain/marketing/template-variables'
import { lostInEditor } from '@/src/domain/marketing/visual/held-by-editor'
import { Segments } from '../Segments'
import type { Writing } from './writing'

const CodeEditor = lazy(() => import('./CodeEditor'))

type CodeProps = {
  readonly id: string
  readonly value: string
  readonly isFixed: boolean
  readonly onChange: (value: string) => void
}

function Code({ id, value, isFixed, onChange }: CodeProps) {
  const insert = (name: TemplateVariable) => onChange(`${value}${variableTag(name)}`)
  return (
    <>
      <Suspense
        fallback={
          <textarea
            aria-label="Content"
            className="font-mono text-xs"
            onChange={(event) => onChange(event.currentTarget.value)}
            readOnly={isFixed}
            rows={16}
            value={value}
          />
        }
      >
        <CodeEditor id={id} isFixed={isFixed} label="Content" onChange={onChange} value={value} />
      </Suspense>
      {!isFixed && (
        <p className="flex flex-wrap gap-x-1.5 gap-y-1 m-0 mt-2 text-xs leading-5">
          <span className="text-muted">Add a variable:</span>
          {TEMPLATE_VARIABLES.map((name) => (
            <button
              className="kit-bare-button px-2 py-px hover:border-accent"
              key={name}
              onClick={() => insert(name)}
              type="button"
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

const VisualEditor = lazy(() => import('./visual/VisualEditor'))

type Props = {
  readonly writing: Writing
  readonly noun: 'template' | 'campaign'
  readonly error?: string
  readonly isFixed: boolean
  readonly change: (writing: Writing) => void
  /** What is written visually becomes HTML a moment later. */
  readonly telling: (over: Promise<void>) => void
}

const WAYS = { visual: 'Visually', code: 'As code' } as const

export function TemplateContent({ writing, noun, error, isFixed, change, telling }: Props) {
  const [lost, setLost] = useState<readonly string[]>([])
  const { writtenAs, content, design } = writing
  const choose = (way: Writing['writtenAs']) => {
    if (way === writtenAs) return
    if (way === 'code') return change({ ...writing, writtenAs: 'code' })
    const losses = design === null ? lostInEditor(content) : []
    setLost(losses)
    if (losses.length === 0) change({ ...writing, writtenAs: 'visual' })
  }
  const undo = (
    <button onClick={() => change({ ...writing, writtenAs: 'visual' })} type="button">
      Undo
    </button>
  )
  return (
    <>
      <Segments choose={choose} isFixed={isFixed} label="Write" of={WAYS} value={writtenAs} />
      {writtenAs === 'code' && design !== null && (
        <Notice action={undo} title={`This ${noun} becomes code. `} tone="warning">
          Once you save it, the visual editor cannot open it again. Undo brings back what you wrote
          there, without changes made to the code.
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice title={`The visual editor cannot hold this ${noun}. `} tone="warning">
          {`It would lose: ${lost.join(', ')}. Keep it as code, or take these out first.`}
        </Notice>
      )}
      <FormRow
        error={error}
        help={`${writtenAs === 'code' ? 'HTML. ' : ''}We add your postal address and the unsubscribe link at the end.`}
        key={writtenAs}
        label="Content"
        required
      >
        {({ id }) =>
          writtenAs === 'code' ? (
            <Code
              id={id}
              isFixed={isFixed}
              onChange={(typed) => change({ ...writing, content: typed })}
              value={content}
            />
          ) : (
            <Suspense
              fallback={
                <p className="min-h-105 m-0 p-4 border border-line rounded-ui text-muted">
                  Loading the editor…
                </p>
              }
            >
              <VisualEditor
                design={design}
                html={content}
                isFixed={isFixed}
                label="Content"
                onWrite={({ design: written, html }) =>
                  change({ writtenAs: 'visual', design: written, content: html })
                }
                telling={telling}
              />
            </Suspense>
          )
        }
      </FormRow>
    </>
  )
}
