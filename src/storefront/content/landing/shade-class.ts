/** The class of a shade by its number, the lightest being 1. */
export const shadeClass = (shade: number) => `fee-shade-${shade}`
