import type { ArretJson } from '#contract/schedule/arret.ts';
import type { Edition } from '#transit/index.ts';

export function formatStop({ timetable }: Edition, stop: number): ArretJson {
  const { code, name, description, latitude, longitude, accessible } = timetable.stops[stop] ?? nowhere;
  return {
    noArret: code,
    nom: name,
    description: description || name,
    latitude,
    longitude,
    accessible: accessible === true,
  };
}

const nowhere = { code: '', name: '', description: '', latitude: 0, longitude: 0, accessible: false };
