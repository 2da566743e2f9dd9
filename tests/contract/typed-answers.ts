import { fileURLToPath } from 'node:url'

import ts from 'typescript'

/** A value that is to be of a type of a provider's package. */
export type Claim = {
  /** Where it was seen, as `POST /v1/orders 200`. */
  readonly where: string
  /** As `Orders.RazorpayOrder`; may use what `imports` name. */
  readonly type: string
  readonly value: unknown
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILE = `${ROOT}tests/contract/in-memory-claims.ts`

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  types: ['node'],
}

function diagnosticsOf(text: string): readonly ts.Diagnostic[] {
  const host = ts.createCompilerHost(OPTIONS)
  const read = host.getSourceFile
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022)
  const program = ts.createProgram([FILE], OPTIONS, {
    ...host,
    fileExists: (name) => name === FILE || host.fileExists(name),
    readFile: (name) => (name === FILE ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) => (name === FILE ? source : read(name, ...rest)),
  })
  return program.getSemanticDiagnostics(program.getSourceFile(FILE))
}

/**
 * Holds values to types, as literals that the TypeScript compiler checks: a field that is missing,
 * wrong or made up is said. The same complaint about several values is said once.
 */
export function wrongByType(imports: string, claims: readonly Claim[]): string[] {
  const lines = claims.map(
    ({ type, value }, index) =>
      `export const claim${index} = (${JSON.stringify(value)}) satisfies ${type}`,
  )
  const head = imports.split('\n').length
  const complaints = diagnosticsOf([imports, ...lines].join('\n')).map((diagnostic) => {
    const { file, start = 0, messageText } = diagnostic
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0
    const where = claims[line - head]?.where ?? 'the imports'
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  return [...new Set(complaints)]
}
