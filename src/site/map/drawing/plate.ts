/** Measures of the plate a name stands on, in the units of a drawing. */
export const plate = { height: 28, padding: 10, gap: 8, fontSize: 16 };
