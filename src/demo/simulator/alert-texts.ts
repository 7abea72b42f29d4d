import type { Bilingual } from '#domain/locale.ts';
import type { AlertCause, AlertEffect, SeverityLevel } from '#transit/index.ts';

/** What can happen on a line in the demo. */
export interface AlertText {
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly severityLevel: SeverityLevel;
  readonly header: (line: string) => Bilingual;
  readonly description: (line: string) => Bilingual;
}

export const alertTexts: readonly AlertText[] = [
  {
    cause: 'construction',
    effect: 'detour',
    severityLevel: 'warning',
    header: (line) => ({ fr: `Parcours ${line}\u00A0: détour`, en: `Route ${line}: detour` }),
    description: (line) => ({
      fr: `En raison de travaux, le parcours ${line} emprunte un détour. Prévoyez quelques minutes de plus.`,
      en: `Because of roadwork, route ${line} follows a detour. Please allow a few extra minutes.`,
    }),
  },
  {
    cause: 'accident',
    effect: 'significant-delays',
    severityLevel: 'warning',
    header: (line) => ({ fr: `Parcours ${line}\u00A0: retards`, en: `Route ${line}: delays` }),
    description: (line) => ({
      fr: `Un accident ralentit la circulation sur le parcours ${line}. Des retards sont à prévoir.`,
      en: `An accident is slowing traffic on route ${line}. Expect delays.`,
    }),
  },
  {
    cause: 'special-event',
    effect: 'modified-service',
    severityLevel: 'info',
    header: (line) => ({
      fr: `Parcours ${line}\u00A0: fort achalandage`,
      en: `Route ${line}: heavy ridership`,
    }),
    description: (line) => ({
      fr: `Un événement attire beaucoup de monde sur le parcours ${line}. Merci de votre patience.`,
      en: `An event is drawing large crowds on route ${line}. Thank you for your patience.`,
    }),
  },
];
