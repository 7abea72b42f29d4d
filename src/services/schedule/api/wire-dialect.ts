import type { ParcoursDirectionJson } from '#contract/schedule/parcours.ts';
import type { Bilingual } from '#domain/locale.ts';
import type { LineDirection } from '#transit/index.ts';

/** What versions of the operator's wire write differently, each from the same timetable. */
export interface WireDialect {
  codeOf(direction: LineDirection): string;
  vehicleIdOf(id: string): string | number;
  /** Directions as they were written before, in each language: they are the same in every answer, and go with their edition. */
  readonly written: Bilingual<WeakMap<LineDirection, ParcoursDirectionJson>>;
}

/** The wire of the contract. */
export const ownDialect: WireDialect = {
  codeOf: ({ code }) => code,
  vehicleIdOf: (id) => id,
  written: { fr: new WeakMap(), en: new WeakMap() },
};

/** Versions 1 to 3 write the id of a bus as a number. */
const numberedDialect: WireDialect = {
  codeOf: ({ code }) => code,
  vehicleIdOf: (id) => (/^[1-9]\d{0,14}$|^0$/.test(id) ? Number(id) : id),
  written: { fr: new WeakMap(), en: new WeakMap() },
};

/** The version called legacy has the feed's own number, 0 or 1, for the code of a direction. */
const legacyDialect: WireDialect = {
  codeOf: ({ directionId }) => String(directionId),
  vehicleIdOf: (id) => id,
  written: { fr: new WeakMap(), en: new WeakMap() },
};

/** An earlier version of the operator's service, where its clients look for a call. */
interface WireVersion {
  readonly dialect: WireDialect;
  /** `/horaire/Arret` as this version spells it. */
  addressOf(path: string): string;
}

/** Every version that clients are known to call (contract, section 1). */
export const wireVersions: readonly WireVersion[] = [
  ...['v1', 'v2', 'v3'].map((name) => ({
    dialect: numberedDialect,
    addressOf: (path: string) => `/api/${name}${path}`,
  })),
  // This one leaves the group out.
  { dialect: legacyDialect, addressOf: (path: string) => path.replace(/^\/\w+/, '/api/legacy') },
];
