'use client'

import { type RefObject, useId } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'

import { CopyButton } from '@/src/admin/kit/ui/copy'
import { LinkButton, Notice } from '@/src/admin/kit/ui/parts'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { tidyValue, valueProblem } from '@/src/domain/content/editing/element-value'
import { collectionHref } from '@/src/lib/admin-address'

import type { Editable } from './answers'
import { ElementField } from './fields/ElementField'
import { TOOL } from './looks'
import { type SaveState, saveText } from './use-saves'
import { WordDiff } from './WordDiff'

type Props = {
  readonly element: Editable
  readonly text: string
  readonly state: SaveState
  readonly canEdit: boolean
  readonly isAuto: boolean
  /** Who else is typing in it. */
  readonly heldBy: string | null
  /** What belongs together, such as the label of a button and its link; alone, the element itself. */
  readonly family: readonly Editable[]
  readonly brandColor: string
  readonly box: RefObject<HTMLDivElement | null>
  readonly onChoose: (id: string) => void
  readonly onType: (text: string) => void
  readonly onSave: () => void
  readonly onRevert: () => void
  readonly onHistory: () => void
  readonly onDiscard: () => void
  readonly onEscape: () => void
  readonly onClose: () => void
}

const UNCOUNTED: ReadonlySet<string> = new Set(['image', 'color', 'link'])
/** Whether the layout holds only so much of it. */
const isCounted = (type: Editable['rules']['type']): boolean => !UNCOUNTED.has(type)

/** The elements that are edited with one, and itself: a button’s label before its link. */
export function familyOf(one: Editable, all: readonly Editable[]): readonly Editable[] {
  const head = one.of ?? one.selector
  const isKin = ({ page, of, selector }: Editable) =>
    page === one.page && (selector === head || of === head)
  return all.filter(isKin).toSorted((a, b) => Number(a.of !== null) - Number(b.of !== null))
}

function Family({ element, family, onChoose }: Pick<Props, 'element' | 'family' | 'onChoose'>) {
  if (family.length < 2) return null
  return (
    <div className="flex flex-wrap gap-1.5 mt-2">
      {family.map(({ id, label, draft }) => (
        <button
          aria-pressed={id === element.id}
          className={TOOL}
          key={id}
          onClick={() => onChoose(id)}
          type="button"
        >
          {label}
          {draft !== null && <em className="not-italic font-semibold"> Draft</em>}
        </button>
      ))}
    </div>
  )
}

/** One element, with what it replaces. Escape takes back what was typed, and then closes it. */
export function ElementPanel(props: Props) {
  const { element, text, state, canEdit, isAuto, heldBy } = props
  const id = useId()
  const { rules, live, label, page } = element
  const value = tidyValue(text, rules.hasLines)
  const problem = valueProblem(value, rules)
  const isDraft = element.draft !== null || value !== live
  return (
    <section aria-labelledby={`${id}-title`}>
      <header className="mb-2">
        <h2 className="m-0 text-lg" id={`${id}-title`}>
          {label}
        </h2>
        <p>{pageLabel(page)}</p>
      </header>
      <Family element={element} family={props.family} onChoose={props.onChoose} />
      {element.claim && (
        <Notice
          action={
            <LinkButton href={collectionHref('contentElements', element.id)}>Proof</LinkButton>
          }
          title={element.claim === 'open' ? 'Not shown yet. ' : 'Verified claim. '}
          tone={element.claim === 'open' ? 'warning' : 'info'}
        >
          {element.claim === 'open'
            ? 'Visitors see this claim once someone else has verified it.'
            : 'With new words, someone else has to verify it again.'}
        </Notice>
      )}
      {heldBy && (
        <Notice tone="warning">{heldBy} is editing this text. Your changes may collide.</Notice>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape, from any of its fields */}
      <div
        onKeyDown={(event) => {
          const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
          if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
          event.stopPropagation()
          props.onEscape()
        }}
        ref={props.box}
      >
        <ElementField
          brandColor={props.brandColor}
          hasLines={rules.hasLines}
          help={`${id}-help`}
          id={id}
          isBad={problem !== null}
          isReadOnly={!canEdit}
          onType={props.onType}
          type={rules.type}
          value={text}
        />
      </div>
      <p className="flex justify-between gap-3 mt-1 mx-0 mb-3 text-muted text-xs" id={`${id}-help`}>
        <span className={problem ? 'text-bad' : undefined}>
          {problem ?? (isCounted(rules.type) && `${value.length} of ${rules.max}`)}
        </span>
        <output>{saveText(state)}</output>
      </p>
      <div className="admin-form-actions">
        {canEdit && !isAuto && (
          <ActionButton look="primary" onAct={props.onSave}>
            Save draft
          </ActionButton>
        )}
        {canEdit && element.draft !== null && (
          <ActionButton onAct={props.onDiscard}>Discard draft</ActionButton>
        )}
        {canEdit && value !== element.default && (
          <ActionButton onAct={props.onRevert}>Revert to default</ActionButton>
        )}
        <ActionButton onAct={props.onHistory}>History</ActionButton>
        <CopyButton name={`the text of ${label}`} text={text} />
        <ActionButton onAct={props.onClose}>Close</ActionButton>
      </div>
      {isDraft && (
        <>
          <h3 className="mt-4 mx-0 mb-1 text-sm">Compared with what is live</h3>
          <WordDiff after={value} before={live} />
        </>
      )}
    </section>
  )
}
