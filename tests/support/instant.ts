/** A Sunday afternoon in November, in the operator's city. */
export const testInstant = '2026-11-15T14:00:00-05:00';
