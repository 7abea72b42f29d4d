import type { GrilleJson, NoteGrilleJson, VoyageGrilleJson } from '#contract/schedule/grille.ts';
import type { JourneeJson } from '#contract/schedule/journee.ts';
import type { GridNote, GridTrip, StopDay, TimetableGrid } from '#domain/timetable.ts';
import { readDeparture } from './read-departures.ts';
import { readRequestRows } from './read-access.ts';
import { given, readDay, readDirection, readStop, readTrust, wholeMinutes } from './read-fields.ts';

const notes: Readonly<Record<NoteGrilleJson['genre'], GridNote['kind']>> = {
  debut: 'starts-at',
  fin: 'ends-at',
  passePar: 'also-by',
  omet: 'leaves-out',
  frequence: 'every',
};

/** `grille`: the whole timetable of a line, a direction and a day. */
export function readGrid(json: GrilleJson): TimetableGrid {
  return {
    ...readDirection(json.parcours),
    date: readDay(json.date),
    fingerprint: json.empreinte,
    version: json.versionHoraire,
    originAt: Date.parse(json.origine),
    stops: json.arrets.map(readStop),
    trips: json.voyages.map((trip) => readGridTrip(trip, json.telephone)),
  };
}

function readGridTrip(json: VoyageGrilleJson, phone: string | undefined): GridTrip {
  return {
    tripId: json.idVoyage,
    towards: json.nomDestination,
    isCancelled: json.annule,
    times: json.heures,
    alightingRows: json.descenteSeulement,
    approximateRows: json.approximatif,
    ...given('requests', json.surDemande && readRequestRows(json.surDemande, phone)),
    skippedRows: json.nonDesservi,
    notes: json.notes.map(readNote),
  };
}

export function readNote({ genre, arrets, frequence }: NoteGrilleJson): GridNote {
  return { kind: notes[genre], stops: arrets, ...given('every', frequence && readEveryOfDay(frequence)) };
}

function readEveryOfDay({ secondes, debut, fin }: NonNullable<NoteGrilleJson['frequence']>) {
  return { minutes: wholeMinutes(secondes), from: Math.floor(debut / 60), until: Math.floor(fin / 60) };
}

/** `journee`: every departure of a line at a stop. */
export function readStopDay(json: JourneeJson): StopDay {
  return {
    ...readDirection(json.parcours),
    at: Date.parse(json.heure),
    stop: readStop(json.arret),
    date: readDay(json.date),
    trust: readTrust(json.tempsReel),
    departures: json.departs.map((departure) => ({
      ...readDeparture(departure, json.parcours),
      hasPassed: departure.estPasse,
    })),
  };
}
