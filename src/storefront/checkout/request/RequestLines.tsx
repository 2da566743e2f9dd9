/** Instead of prices: what happens before there are any. */
export function RequestLines() {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-base font-semibold">Offer by email</p>
      <p>
        We prepare an offer for this type of company by hand: our fees, and what the state charges.
      </p>
      <p className="text-muted">You pay nothing now, and nothing until you accept the offer.</p>
    </div>
  )
}
