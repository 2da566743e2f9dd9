import type pg from 'pg'

const CATEGORIES = ['hero', 'pricing', 'trust', 'faq', 'services', 'other']

/** Texts of pages that the site does not have: the table and the search have them all the same. */
const TEXTS = `
insert into content_elements (
  page, selector, element_type, element_label, current_value, default_value, draft_value, category,
  sort_order, is_active, updated_at, created_at
)
select '/bench/' || g / 100, 'bench.' || g, 'text', 'Bench text ' || g, value, value,
  case when g % 200 = 0 then value || ' today' end,
  ($3::text[])[1 + g % 6]::enum_content_elements_category, g % 100, true, now(), now()
from (
  select g, 'Kestrel number ' || g || ' files your documents with the state of ' || g % 51 as value
  from generate_series($1::int, $2::int) g
) made`

/** Fills the table of texts until it has so many that were written here. */
export async function fillTexts(
  client: Pick<pg.Client, 'query'>,
  { from = 0, to }: { readonly from?: number; readonly to: number },
): Promise<void> {
  await client.query(TEXTS, [from + 1, to, CATEGORIES])
  await client.query('vacuum analyze content_elements')
}

export const removeTexts = (client: Pick<pg.Client, 'query'>) =>
  client.query("delete from content_elements where selector like 'bench.%'")
