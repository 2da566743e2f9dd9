import {
  AREA_NAMES,
  AREAS,
  type Area,
  isSensitive,
  type Permission,
  SENSITIVE,
} from '@/src/domain/platform/permissions/areas'
import {
  isOffered,
  LEVELS,
  type Level,
  levelOf,
  PRESET_NAMES,
  PRESETS,
  presetOf,
  presetRights,
  withLevel,
} from '@/src/domain/platform/permissions/chosen-rights'

/** The areas under the headings of the menu. */
const AREA_GROUPS = {
  Work: ['dashboard', 'analytics', 'orders', 'support', 'compliance', 'users'],
  Catalogue: ['packages', 'addons', 'offers', 'checkout_packages', 'states'],
  Growth: ['leads', 'email', 'followups', 'affiliates', 'geo'],
  Website: ['content', 'publishing', 'bulk_content', 'seo', 'careers', 'branding'],
  System: ['payments', 'settings'],
} as const satisfies Readonly<Record<string, readonly Area[]>>

const LEVEL_NAMES = ['none', 'view', 'manage'] as const
const LIST = new Intl.ListFormat('en-US')

type Props = {
  readonly chosen: ReadonlySet<Permission>
  /** What is saved, from which changes are marked. */
  readonly held: ReadonlySet<Permission>
  readonly onChange: (chosen: ReadonlySet<Permission>) => void
  readonly isFixed?: boolean
}

/** How far a sub-admin may go in each area: a preset, or a level for each, and what that means in words. */
export function RightsTable(props: Props) {
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0" disabled={props.isFixed}>
      <legend className="sr-only">Permissions</legend>
      <Presets {...props} />
      <div className="columns-[340px] gap-4">
        {Object.entries(AREA_GROUPS).map(([group, areas]) => (
          <table
            className="w-full mb-4 border border-line rounded-ui border-separate border-spacing-0 break-inside-avoid"
            key={group}
          >
            <thead className="bg-panel">
              <tr>
                <th className="px-3 py-1.5 text-start text-xs font-semibold" scope="col">
                  {group}
                </th>
                {LEVEL_NAMES.map((level) => (
                  <th
                    className="w-16 py-1.5 text-muted text-xs font-normal"
                    key={level}
                    scope="col"
                  >
                    {LEVELS[level]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {areas.map((area) => (
                <AreaRow area={area} key={area} {...props} />
              ))}
            </tbody>
          </table>
        ))}
        <SensitiveActions {...props} />
        <InWords chosen={props.chosen} />
      </div>
    </fieldset>
  )
}

function Presets({ chosen, onChange }: Props) {
  const current = presetOf(chosen)
  const choices = PRESET_NAMES.map((name) => ({ name, ...PRESETS[name] }))
  return (
    <div
      aria-label="Preset"
      className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-2 my-3"
      role="radiogroup"
    >
      {[...choices, { name: null, label: 'Custom', does: 'Your own mix' }].map(
        ({ name, label, does }) => (
          <label
            className="flex gap-2 px-3 py-2 border border-line rounded-ui cursor-pointer has-[:checked]:border-accent has-[:focus-visible]:outline-ring"
            key={label}
          >
            <input
              checked={current === name}
              className="flex-none size-4 m-0 mt-0.5 accent-accent"
              disabled={name === null && current !== null}
              name="preset"
              onChange={() => name && onChange(presetRights(name))}
              type="radio"
            />
            <span>
              <strong className="block font-semibold">{label}</strong>
              <small className="text-muted text-xs">{does}</small>
            </span>
          </label>
        ),
      )}
    </div>
  )
}

function AreaRow({ area, chosen, held, onChange }: Props & { area: Area }) {
  const now = levelOf(chosen, area)
  const isChanged = now !== levelOf(held, area)
  const { label } = AREAS[area]
  const canBe = (level: Level) => level === 'none' || isOffered(`${level}_${area}`)
  return (
    <tr className={isChanged ? 'bg-warning-soft' : undefined}>
      <th
        className="px-3 py-1 border-t border-line-soft text-start font-normal leading-6"
        scope="row"
      >
        <span>{label}</span>
        {isChanged && <small className="ms-2 text-warning text-xs">changed</small>}
      </th>
      {LEVEL_NAMES.map((level) => (
        <td className="border-t border-line-soft text-center" key={level}>
          {canBe(level) ? (
            <input
              aria-label={`${label}: ${LEVELS[level]}`}
              checked={now === level}
              className="size-4 m-0 align-middle accent-accent"
              name={`level-${area}`}
              onChange={() => onChange(withLevel(chosen, area, level))}
              type="radio"
            />
          ) : (
            <span aria-hidden className="text-faint">
              ·
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

const BOX = 'mb-4 px-3 py-2.5 border border-line rounded-ui break-inside-avoid'

/** What takes a right of its own, apart from the areas; without its area it can't be given. */
function SensitiveActions({ chosen, held, onChange }: Props) {
  return (
    <section aria-labelledby="sensitive-actions" className={BOX}>
      <h2 className="m-0 mb-1.5 text-base font-semibold" id="sensitive-actions">
        Sensitive actions
      </h2>
      {AREA_NAMES.filter(isSensitive).map((area) => {
        const { help, within } = SENSITIVE[area]
        const isOn = levelOf(chosen, area) === 'manage'
        const isClosed = within !== null && levelOf(chosen, within) !== 'manage'
        const isChanged = isOn !== (levelOf(held, area) === 'manage')
        return (
          <label className="flex gap-2 py-1" key={area}>
            <input
              checked={isOn && !isClosed}
              className="flex-none size-4 m-0 mt-0.5 accent-accent"
              disabled={isClosed}
              onChange={() => onChange(withLevel(chosen, area, isOn ? 'none' : 'manage'))}
              type="checkbox"
            />
            <span>
              <span>{AREAS[area].label}</span>
              {isChanged && <small className="ms-2 text-warning text-xs">changed</small>}
              <small className="admin-sub">
                {isClosed ? `Needs Manage of ${AREAS[within].label}` : help}
              </small>
            </span>
          </label>
        )
      })}
    </section>
  )
}

const SENTENCES = {
  manage: 'Works in',
  view: 'Reads',
  none: 'Can’t open',
} as const satisfies Record<Level, string>

function InWords({ chosen }: Pick<Props, 'chosen'>) {
  return (
    <section aria-labelledby="rights-in-words" className={BOX}>
      <h2 className="m-0 mb-1.5 text-base font-semibold" id="rights-in-words">
        In words
      </h2>
      {(['manage', 'view', 'none'] as const).map((level) => {
        const areas = AREA_NAMES.filter(
          (area) => !isSensitive(area) && levelOf(chosen, area) === level,
        )
        if (areas.length === 0) return null
        const names = LIST.format(areas.map((area) => AREAS[area].label))
        return <p className="m-0 mb-1" key={level}>{`${SENTENCES[level]} ${names}.`}</p>
      })}
    </section>
  )
}
