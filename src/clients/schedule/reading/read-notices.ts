import type {
  AvisReseauJson,
  AvisResumeJson,
  EffetJson,
  FermetureJson,
  RemplacementJson,
} from '#contract/schedule/avis-reseau.ts';
import type { Effect, EffectKind } from '#domain/notices/effect.ts';
import type { NoticeRef, Replacement, StopClosure } from '#domain/notices/notice-ref.ts';
import type { Cause, Notice } from '#domain/notices/notice.ts';
import { walkMinutes } from '#domain/stop.ts';
import { given, givenMoment, readStop } from './read-fields.ts';

const sources = { contenu: 'content', tempsReel: 'real-time' } as const;

/** The notices that an answer names. A page on a device may be newer than the service it asks. */
export function readNoticeRefs(json: readonly AvisResumeJson[] | undefined): NoticeRef[] {
  return (json ?? []).map((notice) => ({
    id: notice.id,
    source: sources[notice.source],
    severity: notice.gravite,
    title: notice.titre,
    general: notice.general,
    lines: notice.parcours,
    ...given('summary', notice.resume),
    ...given('path', notice.chemin),
    ...givenMoment('from', notice.debut),
    ...givenMoment('until', notice.fin),
  }));
}

export function readReplacement({ arret, metres }: RemplacementJson): Replacement {
  return { stop: readStop(arret), walkMinutes: walkMinutes(metres) };
}

export function readClosure({ avis, fin, remplacement }: FermetureJson): StopClosure {
  return {
    noticeId: avis,
    ...givenMoment('until', fin),
    ...given('replacement', remplacement && readReplacement(remplacement)),
  };
}

const causes: Readonly<Record<NonNullable<AvisReseauJson['cause']>, Cause>> = {
  meteo: 'weather',
  travaux: 'works',
  accident: 'accident',
  evenement: 'event',
  greve: 'strike',
  ferie: 'holiday',
  entretien: 'maintenance',
  autre: 'other',
};

const kinds: Readonly<Record<EffetJson['type'], EffectKind>> = {
  arretsFermes: 'stops-closed',
  voyagesAnnules: 'trips-cancelled',
  detour: 'detour',
  retard: 'delay',
  autre: 'other',
};

/** `avisReseau`: a notice with what it does. */
export function readNotice(json: AvisReseauJson): Notice {
  const until = json.fin === null ? undefined : Date.parse(json.fin);
  return {
    id: json.id,
    source: sources[json.source],
    severity: json.gravite,
    title: json.titre,
    general: json.general,
    lines: json.parcours.map((number) => ({ number })),
    lineIds: [],
    effects: json.effets.map(readEffect),
    ...given('summary', json.resume),
    ...given('path', json.chemin),
    ...given('cause', json.cause && causes[json.cause]),
    ...given('postedUntilMs', until),
  };
}

function readEffect({
  type,
  debut,
  fin,
  jours,
  heures,
  parcours,
  arrets,
  voyages,
  minutes,
}: EffetJson): Effect {
  return {
    kind: kinds[type],
    period: {
      ...given('fromMs', debut && Date.parse(debut)),
      ...given('untilMs', fin && Date.parse(fin)),
      ...given('weekdays', jours),
      ...given('hours', heures && { fromS: heures.de, untilS: heures.a }),
    } as Effect['period'],
    lines: parcours.map(({ noParcours, codeDirection }) => ({
      number: noParcours,
      ...given('direction', codeDirection),
    })),
    stops: arrets.map(({ noArret, remplacement }) => ({
      code: noArret,
      ...given('replacement', remplacement),
    })),
    trips: voyages,
    ...given('minutes', minutes),
  };
}
