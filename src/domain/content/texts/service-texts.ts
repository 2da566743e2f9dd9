/** What the pages of the services say below their packages, in the lines that `richTextOf` reads. */
export const EIN_TEXT = `
## Who needs it
- New LLCs and corporations that want a bank account
- Owners who live outside the United States
- Anyone about to hire, or to file a business tax return

## How it works
+ You answer a page of questions about the company and its responsible party
+ We prepare Form SS-4, check it, and file it with the IRS
+ Your confirmation letter appears in your dashboard as soon as the IRS sends it
`

export const ITIN_TEXT = `
## Who needs it
- Owners of US companies who live abroad
- People with US income to report
- Spouses and dependents on a US tax return

## How it works
+ You tell us who you are and why you need the number
+ We prepare Form W-7, list the identity documents, and send everything to the IRS as soon as it is complete
+ We track your application until the IRS decides
`

export const BOOKKEEPING_TEXT = `
## Who needs it
- Owners who would rather sell than sort receipts
- Companies that need statements for a bank or an investor
- Anyone behind on last year’s books

## How it works
+ You send us your bank statements
+ A bookkeeper categorizes and reconciles them, and asks you when something is unclear
+ Each month you get a profit and loss statement and a balance sheet
`

export const TRADEMARK_TEXT = `
## Who needs it
- Brands that sell in more than one state
- Owners about to spend on packaging, a domain or advertising
- Sellers who need a registration for a marketplace’s brand program

## How it works
+ We search for conflicting marks and tell you plainly what we found
+ We choose the classes with you and prepare the application
+ We file it and report each step of the examination
`
