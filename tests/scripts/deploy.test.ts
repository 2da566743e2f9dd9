import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, relative } from 'node:path'

import { Font } from '@react-pdf/renderer'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

import { readEnv } from '@/src/lib/env'
import { typefaceFor } from '@/src/pdf/fonts'

const FOLDER = 'deploy/kubernetes'

/** What Node.js, npm and prepare are told besides what our own list of variables has. */
const OF_OTHERS = ['HOSTNAME', 'TMPDIR', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'WEB_UPSTREAMS']

const labels = z.record(z.string(), z.string())
const probe = z.looseObject({
  httpGet: z.object({ path: z.string(), port: z.string() }).optional(),
})
const container = z.object({
  name: z.string(),
  image: z.string(),
  env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).default([]),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  startupProbe: probe.optional(),
  lifecycle: z
    .object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) })
    .optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const workload = z.object({
  kind: z.enum(['Deployment', 'StatefulSet', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: labels }).optional(),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number().optional(),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        initContainers: z.array(container).default([]),
        containers: z.array(container),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
})
const budget = z.object({
  kind: z.literal('PodDisruptionBudget'),
  spec: z.object({ maxUnavailable: z.number(), selector: z.object({ matchLabels: labels }) }),
})
const service = z.object({
  kind: z.literal('Service'),
  spec: z.looseObject({ selector: labels }),
})
const settings = z.object({ kind: z.literal('ConfigMap'), data: labels })

const documents = ['settings', 'web', 'front', 'worker', 'prepare', 'backup'].flatMap((name) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${name}.yaml`, 'utf8'))
    .map((one) => one.toJS())
    .map((one) =>
      one.kind === 'CronJob' ? { ...one, kind: 'Job', spec: one.spec.jobTemplate.spec } : one,
    ),
)

const all = <T>(schema: z.ZodType<T>) =>
  documents.flatMap((one) => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  })

const workloads = all(workload)
const longRunning = workloads.filter(({ kind }) => kind !== 'Job')
const named = (name: string) => workloads.find((one) => one.metadata.name === name)

/** What runs in a pod before it is stopped. */
const commandBefore = (name: string) =>
  named(name)?.spec.template.spec.containers[0]?.lifecycle?.preStop.exec.command.join(' ') ?? ''

/** The variables that `src/lib/env.ts` reads, by their names. */
const known = (() => {
  const asked = new Set<string>(OF_OTHERS)
  const code = ['src/lib/env.ts', 'src/lib/files/s3-settings.ts']
  for (const file of code)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm))
      asked.add(name)
  return asked
})()

describe('in Kubernetes', () => {
  test('there are two fronts, three web processes, two workers, a job before them, and one each night', () => {
    expect(
      workloads.map(({ kind, metadata, spec }) => [kind, metadata.name, spec.replicas]),
    ).toEqual([
      ['StatefulSet', 'web', 3],
      ['Deployment', 'front', 2],
      ['Deployment', 'worker', 2],
      ['Job', 'prepare', undefined],
      ['Job', 'backup', undefined],
    ])
    const data = all(settings)[0]?.data
    const names = Array.from({ length: 3 }, (_, index) => `http://web-${index}.web:3300`)
    expect(data?.WEB_UPSTREAMS).toBe(names.join(','))
  })

  test('each is asked whether it lives, and sent nothing before it is ready', () => {
    for (const { metadata, spec } of longRunning)
      for (const one of spec.template.spec.containers)
        expect(one.livenessProbe, metadata.name).toBeDefined()
    const web = named('web')?.spec.template.spec.containers[0]
    const front = named('front')?.spec.template.spec.containers[0]
    expect(web?.livenessProbe?.httpGet?.path, 'without the database').toBe('/api/health')
    expect(web?.readinessProbe?.httpGet?.path).toBe('/api/ready')
    expect(front?.livenessProbe?.httpGet, 'whatever is behind it').toBeUndefined()
    expect(front?.readinessProbe?.httpGet?.path).toBe('/api/health')
    const worker = named('worker')?.spec.template.spec.containers[0]
    expect(worker?.livenessProbe?.httpGet, 'the worker itself').toEqual({
      path: '/health',
      port: 'figures',
    })
  })

  test('what takes requests is told to wait before it stops, and has time for both', () => {
    for (const name of ['web', 'front']) {
      const pod = named(name)?.spec.template.spec
      const command = commandBefore(name)
      const wait = Number(/sleep (\d+)/.exec(command)?.[1])
      expect(wait, name).toBeGreaterThanOrEqual(5)
      expect(pod?.terminationGracePeriodSeconds ?? 0).toBeGreaterThan(wait + 5)
    }
    expect(commandBefore('web'), 'the fronts are told').toContain('kill -USR2 1')
  })

  test('one at a time is taken away, and what selects finds what it means', () => {
    const pods = longRunning.map(({ spec }) => spec.template.metadata.labels)
    const budgets = all(budget).map(({ spec }) => spec.selector.matchLabels)
    expect(budgets).toEqual(pods)
    for (const { spec } of longRunning)
      expect(spec.selector?.matchLabels).toEqual(spec.template.metadata.labels)
    for (const { spec } of all(service)) expect(pods).toContainEqual(spec.selector)
  })

  test('secrets come by reference, variables are ones that we read, and volumes are there', () => {
    for (const { spec } of workloads) {
      const { initContainers, containers, volumes } = spec.template.spec
      const mounted = [...initContainers, ...containers].flatMap((one) => one.volumeMounts)
      for (const { name } of mounted) expect(volumes.map((one) => one.name)).toContain(name)
      for (const { name, value } of containers.flatMap(({ env }) => env)) {
        expect(known, name).toContain(name)
        if (/SECRET|KEY|PASSWORD|DATABASE_URL/.test(name)) expect(value, name).toBeUndefined()
      }
    }
    const data = all(settings)[0]?.data ?? {}
    for (const name of Object.keys(data)) expect(known, name).toContain(name)
    const secrets = { DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET: 'x'.repeat(32) }
    expect(readEnv({ ...data, ...secrets }).s3?.bucket).toBe('charterdesk-files')
    const [front] = named('front')?.spec.template.spec.containers ?? []
    const own = Object.fromEntries(front?.env.map(({ name, value }) => [name, value]) ?? [])
    const elsewhere = { ...data, S3_ENDPOINT: 'https://s3.example.com', ...own, ...secrets }
    expect(readEnv(elsewhere).s3, 'a bucket that is not Amazon’s').toBeNull()
  })

  test('images are of the version that this is', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const named = ['kustomization', 'prepare', 'backup'].flatMap((file) => [
      ...readFileSync(`${FOLDER}/${file}.yaml`, 'utf8').matchAll(/(?:newTag: |worker:)(\S+)/g),
    ])
    expect(named.map(([, tag]) => tag)).toEqual(Array(4).fill(version))
  })
})

describe('with compose', () => {
  const one = z.looseObject({
    build: z.object({ context: z.string(), target: z.string() }).optional(),
    image: z.string().optional(),
    command: z.array(z.string()).optional(),
    stop_signal: z.string().optional(),
    environment: labels.optional(),
    ports: z.array(z.string()).optional(),
    volumes: z.array(z.string()).optional(),
  })
  const read = (file: string) =>
    z
      .looseObject({ services: z.record(z.string(), one), volumes: z.record(z.string(), z.null()) })
      .parse(parse(readFileSync(file, 'utf8'), { merge: true }))
  const files = ['docker-compose.yml', 'deploy/compose.yml']
  const services = Object.entries(read('deploy/compose.yml').services)

  test('two fronts find three web processes by name, and two workers work', () => {
    const fronts = services.filter(([name]) => name.startsWith('front-'))
    const webs = services.filter(([name]) => name.startsWith('web-'))
    expect(webs.map(([name]) => `http://${name}:3300`).join(',')).toBe(
      fronts[0]?.[1].environment?.WEB_UPSTREAMS,
    )
    expect([fronts.length, webs.length]).toEqual([2, 3])
    for (const [, web] of webs) expect(web.stop_signal, 'the fronts are told').toBe('SIGUSR2')
    expect(services.filter(([name]) => name.startsWith('worker-'))).toHaveLength(2)
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual([
      'front-1',
      'front-2',
    ])
  })

  test.each(files)('%s: images, volumes and variables are ones that there are', (file) => {
    const targets = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM \S+ AS (\w+)/gm)]
    const compose = read(file)
    for (const [name, { build, environment, volumes = [] }] of Object.entries(compose.services)) {
      if (build)
        expect(
          targets.map(([, target]) => target),
          name,
        ).toContain(build.target)
      if (name === 'postgres') continue
      for (const variable of Object.keys(environment ?? {})) expect(known).toContain(variable)
      for (const volume of volumes)
        expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0])
    }
  })

  /** What the files themselves decide: their PostgreSQL, addresses, folders, and no sandbox. */
  const DECIDED =
    /^(?:DATABASE_\w+|ALLOW_PLAIN_DATABASE|HOST|PORT|WEB_\w+|WORKER_METRICS_PORT|FRONT|\w*SANDBOX\w*|\w+_DIR)$/

  test.each(files)('%s passes on every setting that .env can have', (file) => {
    const asked = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)
    const passed = readFileSync(file, 'utf8')
    const names = [...asked].map(([, name = '']) => name).filter((name) => !DECIDED.test(name))
    expect(names.filter((name) => !passed.includes(`{${name}`))).toEqual([])
  })

  test('a front starts where files are in a bucket that is not Amazon’s', () => {
    const set: Record<string, string> = {
      SITE_URL: 'https://example.com',
      PAYLOAD_SECRET: 'a secret of some characters 0123456789',
      POSTGRES_PASSWORD: 'letters',
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'https://s3.example.com',
    }
    /** As Compose fills in variables: the inner ones first. */
    const filled = (text: string): string => {
      const next = text.replace(
        /\$\{(\w+)(?::[-?]([^${}]*))?\}/,
        (_, name: string, otherwise = '') => set[name] || otherwise,
      )
      return next === text ? text : filled(next)
    }
    const of = (name: string) => {
      const environment = services.find(([one]) => one === name)?.[1].environment ?? {}
      return readEnv(
        Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)])),
      )
    }

    expect(of('front-1').s3).toBeNull()
    expect(of('web-1').s3?.endpoint).toBe('https://s3.example.com')
  })
})

describe('an image', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')

  test('of the site holds every face that a PDF can need', async () => {
    const traced = readFileSync('next.config.ts', 'utf8').matchAll(/'\.\/(node_modules\/[^']+)'/g)
    const globs = [...traced].map(([, glob = '']) => glob)
    await typefaceFor('') // makes them known to the PDF writer
    const families = z
      .record(z.string(), z.looseObject({ sources: z.array(z.looseObject({ src: z.unknown() })) }))
      .parse(Font.getRegisteredFonts())
    const files = Object.values(families)
      .flatMap(({ sources }) => sources.map(({ src }) => relative('.', String(src))))
      .filter((file) => file.startsWith('node_modules'))

    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([])
  })

  test('holds the processes that are started from their files, where `next build` leaves them', () => {
    const [, bundled = ''] = /^RUN for child in (.*);/m.exec(dockerfile) ?? []
    expect(bundled.split(' ').toSorted()).toEqual(globSync('src/**/*-child.mjs').toSorted())
    expect(dockerfile).not.toMatch(/(?:outfile=|> )"?\.next\/standalone/)
  })
})
