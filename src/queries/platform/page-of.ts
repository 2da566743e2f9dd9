type Found = {
  readonly totalDocs: number
  readonly page?: number
  readonly totalPages: number
}

/** Which page of how many a list shows. */
export const pageOf = ({ totalDocs, page = 1, totalPages }: Found) => ({
  total: totalDocs,
  page,
  pages: totalPages,
})
