import {
  rapportImportSchema,
  type ConstatJson,
  type RapportImportJson,
} from '#contract/schedule/exploitation.ts';
import { AppError } from '#lib/errors.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { rowFaultWords } from '#services/schedule/feed/fault-words.ts';
import type { FaultCode, FaultCount, ImportSummary, Timetable } from '#transit/index.ts';
import type { FeedWatch, FeedOutcome } from '#services/schedule/feed/feed-watch.ts';
import type { ServiceClock } from '#lib/time/service-clock.ts';

const emptySummary: ImportSummary = { errors: 0, warnings: 0, faults: [], rows: {} };

/** For the operator's staff: how the last feed was read, whether or not it went into service. */
export const rapportImport = (
  watch: FeedWatch,
  clock: ServiceClock,
  inService: () => Timetable | undefined,
) =>
  defineEndpoint({
    method: 'GET',
    path: '/exploitation/rapportImport',
    summary: 'Le rapport de la dernière importation, avec des exemples de chaque constat',
    answers: { 200: rapportImportSchema },
    handle: () => {
      const { outcome } = watch;
      if (!outcome) throw new AppError('unavailable', 'no feed was looked at yet');
      return { status: 200, body: formatReport(outcome, clock, inService()) };
    },
  });

function formatReport(
  outcome: FeedOutcome,
  clock: ServiceClock,
  timetable: Timetable | undefined,
): RapportImportJson {
  const { errors, warnings, faults, rows } = outcome.kind === 'unreadable' ? emptySummary : outcome.summary;
  const first = timetable && timetable.days > 0 ? timetable.firstDate : undefined;
  const last = first === undefined ? undefined : first + (timetable?.days ?? 0) - 1;
  return {
    issue: outcome.kind === 'accepted' ? 'enService' : 'refuse',
    motif: outcome.kind === 'accepted' ? null : outcome.words,
    version: timetable?.version || null,
    date: clock.format(outcome.at),
    dateDebutHoraire: first === undefined ? null : formatServiceDate(first),
    dateFinHoraire: last === undefined ? null : formatServiceDate(last),
    lignes: { ...rows },
    nombreErreurs: errors,
    nombreAvertissements: warnings,
    constats: faults.map(formatFault),
  };
}

function formatFault({ code, severity, count, examples }: FaultCount): ConstatJson {
  return {
    code,
    gravite: severity === 'error' ? 'erreur' : 'avertissement',
    nombre: count,
    textes: rowFaultWords[code as FaultCode],
    exemples: examples.map(({ table, row, detail }) => ({
      fichier: `${table}.txt`,
      ligne: row > 0 ? row : null,
      valeur: detail || null,
    })),
  };
}
