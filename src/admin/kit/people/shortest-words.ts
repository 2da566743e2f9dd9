/** So many letters of a name or an address are typed before people are looked for. */
export const SHORTEST_WORDS = 2
