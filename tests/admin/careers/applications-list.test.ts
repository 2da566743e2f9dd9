import { expect, test } from 'vitest'
import { applicationsList, stageHref } from '@/src/admin/careers/list/applications-list'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { STAGE_NAMES } from '@/src/domain/careers/stages'

const OPENING = 'a0000000-0000-4000-8000-000000000001'
const list = applicationsList(new Map([[OPENING, 'Clerk']]), {})

test.each(STAGE_NAMES)('“Show all” of a column lists everyone who is %s', (stage) => {
  const [, query] = stageHref(stage, { opening: OPENING }).split('?')
  const { chosen, where } = questionIn(list, Object.fromEntries(new URLSearchParams(query)))
  expect(chosen).toEqual({ stage: [stage], opening: [OPENING] })
  expect(JSON.stringify(where)).not.toContain('not_in')
})
