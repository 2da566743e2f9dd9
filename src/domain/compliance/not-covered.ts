/** What our calendars leave out, said wherever they are shown. */
export const NOT_COVERED =
  'Not covered: state income and franchise taxes that are not listed here, payroll and contractor forms (941, W-2, 1099), estimated taxes, section 83(b) elections, sales tax, and city and county licenses.'
