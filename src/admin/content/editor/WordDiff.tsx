'use client'

import { diffWords } from 'diff'

import { valueText } from '@/src/domain/content/editing/element-text'

import { PROSE } from './looks'

export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className={PROSE}>
      {diffWords(valueText(before), valueText(after)).map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`
        if (added) {
          return (
            <ins className="bg-good-soft no-underline" key={key}>
              {value}
            </ins>
          )
        }
        return removed ? (
          <del className="bg-warning-soft" key={key}>
            {value}
          </del>
        ) : (
          <span key={key}>{value}</span>
        )
      })}
    </p>
  )
}
