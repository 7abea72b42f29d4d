/** Data older than this is not called live, wherever it is shown. */
export const liveForMs = 90_000;

/** Whether data of that instant may be called live. Without data nothing is. */
export function isLive(dataAt: number | undefined, now: number): boolean {
  return dataAt !== undefined && now - dataAt <= liveForMs;
}
