import { z } from 'zod';
import {
  arretsRule,
  codeDirectionRule,
  dateRule,
  idAutobusRule,
  idRule,
  idVoyageRule,
  langueRule,
  momentRule,
  noArretRule,
  noParcoursRule,
} from './argument-rules.ts';
import { missing, optional, required, sayingAlso } from './arguments.ts';
import { described, issueIn } from './words.ts';

/** Mobile applications name themselves; every call takes it and none reads it. */
const source = z
  .unknown()
  .optional()
  .meta(described({ fr: 'Accepté et sans effet.', en: 'Accepted, without effect.' }));

export const noParcours = required('noParcours', noParcoursRule);
export const anyParcours = optional('noParcours', {
  ...noParcoursRule,
  description: {
    fr: 'Numéro du parcours, par exemple 800 ou 3A\u00A0; tous les parcours par défaut.',
    en: 'Route number, such as 800 or 3A; all routes by default.',
  },
});
export const noArret = required('noArret', noArretRule);
export const codeDirection = optional('codeDirection', {
  ...codeDirectionRule,
  description: {
    fr: 'Code de direction, tel que le donne le parcours\u00A0; la direction principale par défaut.',
    en: 'Direction code, as given by the route; the main direction by default.',
  },
});
export const date = optional('date', {
  ...dateRule,
  description: {
    fr: 'Date de service, AAAAMMJJ\u00A0; la journée en cours par défaut.',
    en: 'Service date, YYYYMMDD; the current day by default.',
  },
});
export const moment = optional('moment', momentRule);
const requiredDate = required('date', dateRule);
const idVoyage = required('idVoyage', idVoyageRule);

/** The mobile applications send `arrets` to the call for one stop too. */
const borneArretQuery = z
  .object({
    noArret: optional('noArret', {
      ...noArretRule,
      description: {
        fr: 'Numéro de l’arrêt, par exemple 1025\u00A0; requis si arrets n’est pas donné.',
        en: 'Stop number, such as 1025; required unless arrets is given.',
      },
    }),
    arrets: optional(
      'arrets',
      sayingAlso(arretsRule, {
        fr: 'Sans effet si noArret est donné.',
        en: 'Without effect if noArret is given.',
      }),
    ),
    date,
    source,
  })
  .transform(({ noArret: one, arrets, ...rest }, context) => {
    const asked = one === undefined ? arrets : [one];
    if (asked) return { ...rest, arrets: asked };
    context.addIssue({ ...issueIn(missing('noArret')), path: ['noArret'] });
    return z.NEVER;
  });

/** What every call takes besides its own query. */
export const everyQuerySchema = z.object({ langue: optional('langue', langueRule) });

/** The query of each call of the wire, by its address. */
export const queries = {
  'horaire/ListeParcours': z.object({ date, source }),
  'horaire/Parcours_Periode': z.object({ noParcours, date: requiredDate, source }),
  'horaire/Parcours': z.object({ noParcours, date, source }),
  'horaire/ListePeriodeApplication': z.object({ noParcours: anyParcours, source }),
  'horaire/ListeParcoursTypeTrace_ParcoursPeriode': z.object({
    noParcours,
    codeDirection,
    date: requiredDate,
    source,
  }),
  'horaire/Arret': z.object({ noArret, source }),
  'horaire/ListeArret_Parcours': z.object({ noParcours, codeDirection, date, source }),
  'horaire/ListeArret_ParcoursPeriode': z.object({ noParcours, codeDirection, date: requiredDate, source }),
  'horaire/ListeParcoursCorrespondance_ArretParcours': z.object({
    noParcours,
    noArret,
    codeDirection,
    date,
    source,
  }),
  'horaire/ListeBorneVirtuelle_Arret': borneArretQuery,
  'horaire/ListeBorneVirtuelle_Arrets': z.object({ arrets: required('arrets', arretsRule), date, source }),
  'horaire/BorneVirtuelle_ArretParcours': z.object({ noParcours, noArret, codeDirection, date, source }),
  'horaire/ListeHoraire_ArretParcours': z.object({ noParcours, noArret, codeDirection, date, source }),
  'horaire/ListeHoraire_Voyage': z.object({ idVoyage, date: requiredDate, source }),
  'horaire/ListeHoraire_Autobus': z.object({
    idAutobus: required('idAutobus', idAutobusRule),
    idVoyage,
    source,
  }),
  'horaire/ListeAutobus_Parcours': z.object({ noParcours, codeDirection, source }),
  'avis/ListeAvis': z.object({ source }),
  'avis/Avis': z.object({ id: required('id', idRule), source }),
  'pointsVente/ListePointsVente': z.object({ source }),
  'parcOBus/ListeParcOBus': z.object({ source }),
} as const;

export type CallName = keyof typeof queries;

/** What a call is given once its query is read. */
export type CallQuery<Call extends CallName> = z.output<(typeof queries)[Call]>;
