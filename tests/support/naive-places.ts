import { walkMinutesBetween } from '#domain/stop.ts';

export interface NaivePlace {
  readonly id: string;
  readonly type: 'stop_point' | 'address' | 'poi';
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export const placeJson = ({ id, type, name, lat, lon }: NaivePlace) => ({
  id,
  name,
  quality: 0,
  embedded_type: type,
  [type]: {
    id,
    name,
    coord: { lon: String(lon), lat: String(lat) },
    administrative_regions: [{ id: 'admin:1', name: 'Boisclair', level: 8 }],
  },
});

export const walkSeconds = (one: NaivePlace, two: NaivePlace) =>
  one.id === two.id
    ? 0
    : 60 *
      walkMinutesBetween(
        { latitude: one.lat, longitude: one.lon },
        { latitude: two.lat, longitude: two.lon },
      );
