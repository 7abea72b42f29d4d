/** By how much the values grow for each step along, fitted by least squares; 0 where there are too few. */
export function slopeOf(points: readonly (readonly [along: number, value: number])[]): number {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = middle(points.map(([along]) => along));
  const y = middle(points.map(([, value]) => value));
  const spread = points.reduce((sum, [along]) => sum + (along - x) ** 2, 0);
  if (points.length < 2 || spread === 0) return 0;
  return points.reduce((sum, [along, value]) => sum + (along - x) * (value - y), 0) / spread;
}
