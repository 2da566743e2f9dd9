import type pg from 'pg'

/** Leads of two years: most stop early, one in ten has bought, one in three left a phone. */
const LEADS = `
insert into leads (
  email, first_name, last_name, company_name, phone, time_zone, checkout_step, total_amount, source,
  converted, converted_at, score_step, score_value, score_recency, score, rank, last_step_at,
  search_text, created_at, updated_at
)
select email, first, last, company, phone, case when phone is not null then 'America/Denver' end,
  step::enum_leads_checkout_step, amount, 'website', converted, case when converted then at end,
  worth, value, fresh, least(100, worth + value + fresh),
  least(100, worth + value + fresh) * 1000000000000::numeric + floor(extract(epoch from at)), at,
  lower(concat(' ', first, ' ', last, ' ', email, ' ', company, ' ')), at, at
from (
  select *, case step when 'package' then 10 when 'state' then 20 when 'addons' then 30
      when 'company' then 40 when 'personal' then 60 when 'payment' then 80 when 'confirm' then 90
      else 0 end as worth,
    case when amount > 20000 then 20 when amount > 10000 then 15 when amount > 5000 then 10 else 0 end as value,
    case when at > now() - interval '1 day' then 15 when at > now() - interval '7 days' then 10
      when at > now() - interval '30 days' then 5 else 0 end as fresh
  from (
    select g, now() - g * interval '1 minute' as at, 'bench-lead-' || g || '@example.com' as email,
      (array['Nadia', 'Omar', 'Farah', 'Rosa'])[1 + g % 4] as first, 'Number' || g as last,
      (array['Kestrel', 'Heron', 'Amber', 'Willow'])[1 + g / 4 % 4] || ' Lead ' || g as company,
      case when g % 3 = 0 then '+1307555' || lpad((g % 10000)::text, 4, '0') end as phone,
      case when g % 10 = 0 then 'completed' else
        (array['package', 'package', 'state', 'addons', 'company', 'personal', 'payment', 'confirm'])[1 + g % 8]
      end as step,
      (array[0, 4900, 14900, 24900, 34900])[1 + g % 5] as amount, g % 10 = 0 as converted
    from generate_series($1::int, $2::int) g
  ) made
) scored`

const TALLIES = `
insert into lead_tallies (step, converted, band, amount)
select checkout_step::text, converted, lead_band(score), count(*) from leads
where deleted_at is null group by 1, 2, 3`

const AT_ONCE = 50_000

/** Fills the table of leads until it has so many that were written here. */
export async function fillLeads(
  client: Pick<pg.Client, 'query'>,
  { from = 0, to }: { readonly from?: number; readonly to: number },
): Promise<void> {
  await client.query('set session_replication_role = replica') // without triggers: they come below
  for (let first = from; first < to; first += AT_ONCE) {
    await client.query(LEADS, [first + 1, Math.min(to, first + AT_ONCE)])
  }
  await client.query('set session_replication_role = origin')
  await client.query('delete from lead_tallies')
  await client.query(TALLIES)
  await client.query('vacuum analyze leads')
}
