import type { ArretJson } from '#contract/schedule/arret.ts';
import type { GenreJour } from '#contract/schedule/fiche-parcours.ts';
import type { FrequenceJson, TempsReelJson } from '#contract/schedule/fields.ts';
import type { QuaiJson } from '#contract/schedule/quai.ts';
import type { PositionJson } from '#contract/schedule/voyage.ts';
import type { Every, LiveTrust } from '#domain/departure.ts';
import type { DayKind } from '#domain/line-sheet.ts';
import type { LineDirectionRef } from '#domain/line.ts';
import { modeOf, type OfMode } from '#domain/mode.ts';
import type { PlatformRef, Stop } from '#domain/stop.ts';
import { parseMoment } from '#lib/time/moment.ts';

export const dayKinds: Readonly<Record<GenreJour, DayKind>> = {
  semaine: 'weekday',
  samedi: 'saturday',
  dimanche: 'sunday',
  ferie: 'holiday',
  congeScolaire: 'school-day-off',
};

/** What lines and directions have in common wherever the wire names them. */
interface DirectionJson {
  readonly noParcours: string;
  readonly codeTypeService: number;
  readonly typeTransport?: number | undefined;
  readonly codeDirection: string;
  readonly descriptionDirection: string;
}

/** A member that is left out where the wire has none, so that views stay small. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): { [Key in Name]?: Value } {
  return value === null || value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: Value });
}

export function givenMoment<Name extends string>(name: Name, text: string | null | undefined) {
  return given(name, text === null || text === undefined ? undefined : parseMoment(text));
}

/** `20261116` as addresses and pages write it. */
export const readDay = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;

export function readStop(json: ArretJson): Stop {
  const { noArret, nom, latitude, longitude, accessible, quai, nombreQuais, fuseau } = json;
  return {
    code: noArret,
    name: nom,
    latitude,
    longitude,
    isAccessible: accessible,
    ...given('platform', quai),
    ...given('platforms', nombreQuais),
    ...given('timeZone', fuseau),
  };
}

export function readPlatform({ noArret, quai, nom }: QuaiJson): PlatformRef {
  return { code: noArret, ...given('mark', quai), ...given('name', nom) };
}

/** A bus says nothing of its mode, on the wire as in a view. */
export function readMode({ typeTransport }: Pick<DirectionJson, 'typeTransport'>): OfMode {
  const mode = typeTransport === undefined ? 'bus' : modeOf(typeTransport);
  return mode === 'bus' ? {} : { mode };
}

export function readDirection(json: DirectionJson): LineDirectionRef {
  return {
    number: json.noParcours,
    serviceTypeCode: json.codeTypeService,
    ...readMode(json),
    direction: json.codeDirection,
    towards: json.descriptionDirection,
  };
}

/** So often that a minute is the least. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

export function readEvery({ secondes, debut, fin }: FrequenceJson): Every {
  return { minutes: wholeMinutes(secondes), from: parseMoment(debut), until: parseMoment(fin) };
}

const trusts = { enDirect: 'live', planifie: 'planned', interrompu: 'stale' } as const;

export function readTrust({ etat, miseAJour }: TempsReelJson): LiveTrust {
  return { kind: trusts[etat], ...givenMoment('updated', miseAJour) };
}

/** Where a bus is, wherever the wire says it. */
export function readPosition(json: Omit<PositionJson, 'prochain'>) {
  return {
    id: json.idAutobus,
    latitude: json.latitude,
    longitude: json.longitude,
    ...given('heading', json.cap),
    isStanding: json.estArrete,
    ...given('progress', json.progression),
    updated: parseMoment(json.miseAJour),
  };
}
