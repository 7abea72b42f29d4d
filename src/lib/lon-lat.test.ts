import { describe, expect, it } from 'vitest';
import { readLonLat } from './lon-lat.ts';

describe('a longitude and a latitude', () => {
  it.each([
    ['-71.84;47.62', { latitude: 47.62, longitude: -71.84 }],
    ['180;-90', { latitude: -90, longitude: 180 }],
  ])('are read from %s', (text, point) => {
    expect(readLonLat(text)).toEqual(point);
  });

  it.each(['181;47', '-71;91', '47.62', '-71,84;47,62', ' -71;47', '-71;47;1', 'stop_point:1025', ''])(
    'are not read from %j',
    (text) => {
      expect(readLonLat(text)).toBeUndefined();
    },
  );
});
