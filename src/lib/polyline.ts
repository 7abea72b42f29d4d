/** Points in hundred-thousandths of a degree to Google's encoded polyline, precision 5, latitude first. */
export function encodePolyline(
  length: number,
  point: (place: number) => readonly [latitudeE5: number, longitudeE5: number],
): string {
  let text = '';
  let before: readonly [number, number] = [0, 0];
  for (let place = 0; place < length; place += 1) {
    const here = point(place);
    text += encodeNumber(here[0] - before[0]) + encodeNumber(here[1] - before[1]);
    before = here;
  }
  return text;
}

function encodeNumber(difference: number): string {
  let value = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (value >= 0x20) {
    text += String.fromCharCode((0x20 | (value & 0x1f)) + 63);
    value >>>= 5;
  }
  return text + String.fromCharCode(value + 63);
}

/** The points of an encoded polyline, in degrees. */
export function decodePolyline(text: string): (readonly [latitude: number, longitude: number])[] {
  const points: (readonly [number, number])[] = [];
  let at = 0;
  let latitude = 0;
  let longitude = 0;
  const next = () => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const code = text.charCodeAt(at) - 63;
      at += 1;
      value |= (code & 0x1f) << shift;
      shift += 5;
      if (code < 0x20 || at >= text.length) break;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    latitude += next();
    longitude += next();
    points.push([latitude / 1e5, longitude / 1e5]);
  }
  return points;
}
