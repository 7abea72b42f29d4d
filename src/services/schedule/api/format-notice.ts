import type {
  AvisReseauJson,
  AvisResumeJson,
  EffetJson,
  FermetureJson,
  RemplacementJson,
} from '#contract/schedule/avis-reseau.ts';
import type { Effect, EffectKind } from '#domain/notices/effect.ts';
import { effectivePeriod, type Cause, type Notice } from '#domain/notices/notice.ts';
import { metresBetween } from '#transit/index.ts';
import type { Closure } from '#services/schedule/notices/closures.ts';
import { formatStop } from './format-network.ts';
import type { ScheduleView } from './schedule-context.ts';

export function formatNotice({ edition }: ScheduleView, notice: Notice): AvisResumeJson {
  const { fromMs, untilMs } = effectivePeriod(notice);
  const format = (at: number | undefined) => (at === undefined ? null : edition.clock.format(at));
  return {
    id: notice.id,
    source: notice.source === 'content' ? 'contenu' : 'tempsReel',
    gravite: notice.severity,
    titre: notice.title,
    resume: notice.summary ?? null,
    general: notice.general,
    parcours: notice.lines.map(({ number }) => number),
    debut: format(fromMs),
    fin: format(untilMs),
    chemin: notice.path ?? null,
  };
}

const causes: Readonly<Record<Cause, NonNullable<AvisReseauJson['cause']>>> = {
  weather: 'meteo',
  works: 'travaux',
  accident: 'accident',
  event: 'evenement',
  strike: 'greve',
  holiday: 'ferie',
  maintenance: 'entretien',
  other: 'autre',
};

const types: Readonly<Record<EffectKind, EffetJson['type']>> = {
  'stops-closed': 'arretsFermes',
  'trips-cancelled': 'voyagesAnnules',
  detour: 'detour',
  delay: 'retard',
  other: 'autre',
};

/** With what it does. */
export function formatWholeNotice(view: ScheduleView, notice: Notice): AvisReseauJson {
  return {
    ...formatNotice(view, notice),
    cause: notice.cause ? causes[notice.cause] : null,
    effets: notice.effects.map((effect) => formatEffect(view, effect)),
  };
}

function formatEffect(
  { edition }: ScheduleView,
  { kind, period, lines, stops, trips, minutes }: Effect,
): EffetJson {
  const { fromMs, untilMs, weekdays, hours } = period;
  const format = (at: number | undefined) => (at === undefined ? null : edition.clock.format(at));
  return {
    type: types[kind],
    debut: format(fromMs),
    fin: format(untilMs),
    jours: weekdays ? [...weekdays] : null,
    heures: hours ? { de: hours.fromS, a: hours.untilS } : null,
    parcours: lines.map(({ number, direction }) => ({
      noParcours: number,
      codeDirection: direction ?? null,
    })),
    arrets: stops.map(({ code, replacement }) => ({ noArret: code, remplacement: replacement ?? null })),
    voyages: [...trips],
    minutes: minutes ?? null,
  };
}

/** Where to board instead of a stop; null where nothing says so. */
export function formatReplacement(
  view: ScheduleView,
  stop: number,
  instead: number | undefined,
): RemplacementJson | null {
  const { stops } = view.edition.timetable;
  const [here, there] = [stops[stop], stops[instead ?? -1]];
  if (instead === undefined || !here || !there) return null;
  return { arret: formatStop(view, instead), metres: Math.round(metresBetween(here, there)) };
}

export function formatClosure(
  view: ScheduleView,
  stop: number,
  closure: Closure | undefined,
): FermetureJson | null {
  if (!closure) return null;
  const { notice, untilMs, instead } = closure;
  return {
    avis: notice.id,
    fin: untilMs === undefined ? null : view.edition.clock.format(untilMs),
    remplacement: formatReplacement(view, stop, instead),
  };
}
