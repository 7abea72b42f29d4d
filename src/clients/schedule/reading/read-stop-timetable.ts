import type { HoraireArretJson } from '#contract/schedule/horaire-arret.ts';
import type { StopTimetable } from '#domain/stop-timetable.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { readRequest } from './read-access.ts';
import { departureStates } from './read-departures.ts';
import { given, readDay, readDirection, readEvery, readPlatform } from './read-fields.ts';

/** `horaireArret`: the planned departures of a stop for some days. */
export function readStopTimetable({ jours, passages }: HoraireArretJson): StopTimetable {
  return {
    days: jours.map(({ jour, debut }) => ({ day: readDay(jour), startsAt: Date.parse(debut) })),
    passages: passages.map(
      ({ nomDestination, jour, etat, heures, frequence, quai, surDemande, ...line }) => ({
        ...readDirection({ ...line, descriptionDirection: nomDestination }),
        day: readDay(jour),
        state: departureStates[etat],
        times: heures.map(parseMoment),
        ...given('every', frequence && readEvery(frequence)),
        ...given('platform', quai && readPlatform(quai)),
        ...given('onRequest', surDemande && readRequest(surDemande)),
      }),
    ),
  };
}
