import { arretPasse, type HoraireVoyageJson } from '#contract/schedule/horaire.ts';
import type { TripCall } from '#transit/index.ts';
import { formatStop } from './format-stop.ts';
import type { ScheduleView } from './schedule-context.ts';

export function formatTripCall({ edition, now }: ScheduleView, call: TripCall): HoraireVoyageJson {
  const minutes = Math.floor((call.at - now) / 60_000);
  return {
    horaire: edition.clock.format(call.at),
    horaireMinutes: call.isPassed ? arretPasse : Math.max(minutes, 0),
    ntr: call.isLive,
    arret: formatStop(edition, call.stop),
  };
}
