/** No path is longer, as it stands in an address: pages, files and calls of ours stay far below it. */
export const longestPath = 2048;
/** A query may hold the fields of a form, or what a caller of the content service filters by. */
export const longestQuery = 8192;
