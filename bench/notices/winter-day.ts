import type { SeedItem } from '#services/content/seed.ts';

interface Network {
  readonly lines: readonly string[];
  readonly stops: readonly string[];
}

/**
 * As many notices as a bad winter day has, over a whole network: detours, closed stops with a replacement, evenings
 * without trips, delays, words alone. `lines` and `stops` are gone through in turn, so that each has its share.
 */
export function winterDay({ lines, stops }: Network, count: number): SeedItem[] {
  const lineAt = (place: number) => ({ name: lines[place % lines.length] ?? '' });
  const stopAt = (place: number) => stops[place % stops.length] ?? '';
  return Array.from({ length: count }, (_, place): SeedItem => {
    const routes = [lineAt(place), lineAt(place * 7 + 3)];
    const effects = [
      { type: 'detour', routes, minutes: 5 },
      { type: 'stops_closed', stops: [{ name: stopAt(place * 11), replacement: stopAt(place * 11 + 1) }] },
      { type: 'trips_cancelled', routes, time_start: '22:00' },
      { type: 'delay', routes, minutes: 10 },
      { type: 'other', routes },
    ][place % 5];
    const severity = ['faible', 'moyen', 'eleve', 'standard'][place % 4];
    return {
      key: `bench-notice-${place}`,
      type: 'notices',
      shared: { general: false, non_public: false, notice_type: severity, effects: [effects] },
      fr: { title: `Avis ${place}`, attributes: { subtitle: 'Prévoyez plus de temps.' } },
      en: { title: `Notice ${place}`, attributes: { subtitle: 'Allow more time.' } },
    };
  });
}
