/** Minutes after midnight of the service day; past 24 hours it is the night after. */
export function clock(hour: number, minute = 0): number {
  return hour * 60 + minute;
}
