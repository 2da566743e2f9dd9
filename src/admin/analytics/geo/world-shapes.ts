import { geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-110m.json'

export const WORLD_SIZE = { width: 960, height: 440 } as const

export type Shape = {
  /** ISO 3166-1, two letters; null for what has none. */
  readonly code: string | null
  readonly name: string
  readonly path: string
}

const ANTARCTICA = '010'

type Names = { readonly name: string }
type World = Topology<{ readonly countries: GeometryCollection<Names> }>

const atlas: { readonly type: string } = world
const isWorld = (value: typeof atlas): value is World => value.type === 'Topology'

/** The numbers of ISO 3166-1 are regions of locales, too: they know the letters of each. */
function codeOf(id: string | number | undefined): string | null {
  if (id === undefined) return null
  const code = new Intl.Locale(`und-${String(id).padStart(3, '0')}`).region ?? ''
  return /^[A-Z]{2}$/.test(code) ? code : null
}

function drawWorld(): readonly Shape[] {
  if (!isWorld(atlas)) throw new Error('The atlas is of another kind than was expected')
  const { features } = feature(atlas, atlas.objects.countries)
  const lands = features.filter(({ id }) => id !== ANTARCTICA)
  const projection = geoEqualEarth().fitSize([WORLD_SIZE.width, WORLD_SIZE.height], {
    type: 'FeatureCollection',
    features: lands,
  })
  const draw = geoPath(projection).digits(1)
  return lands.map((land) => ({
    code: codeOf(land.id),
    name: land.properties.name,
    path: draw(land) ?? '',
  }))
}

let shapes: readonly Shape[] | undefined

/** The countries as lines of an SVG, drawn once; Antarctica is left out. */
export const worldShapes = (): readonly Shape[] => {
  shapes ??= drawWorld()
  return shapes
}
