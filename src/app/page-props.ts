/** What a page may be asked for behind its address; the query comes from anybody, so it is parsed. */
export type PageSearch = {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page of one row. */
export type RowPage = { readonly params: Promise<{ id: string }> }
