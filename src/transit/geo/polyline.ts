/** Points in hundred-thousandths of a degree to Google's encoded polyline, precision 5, latitude first. */
export function encodePolyline(
  length: number,
  point: (place: number) => readonly [latitudeE5: number, longitudeE5: number],
): string {
  const codes: number[] = [];
  let before: readonly [number, number] = [0, 0];
  for (let place = 0; place < length; place += 1) {
    const here = point(place);
    push(codes, here[0] - before[0]);
    push(codes, here[1] - before[1]);
    before = here;
  }
  return Buffer.from(codes).toString('latin1');
}

function push(codes: number[], difference: number): void {
  let value = difference < 0 ? ~(difference << 1) : difference << 1;
  while (value >= 0x20) {
    codes.push((0x20 | (value & 0x1f)) + 63);
    value >>>= 5;
  }
  codes.push(value + 63);
}
