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
