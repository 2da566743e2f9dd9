'use client'

import { diffWords } from 'diff'

import { valueText } from '@/src/domain/content/editing/element-text'

export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="editor-diff">
      {diffWords(valueText(before), valueText(after)).map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`
        if (added) return <ins key={key}>{value}</ins>
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
      })}
    </p>
  )
}
