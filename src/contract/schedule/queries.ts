import { z } from 'zod';
import {
  arretsRule,
  codeDirectionRule,
  dateRule,
  idAutobusRule,
  idRule,
  idVoyageRule,
  langueRule,
  noArretRule,
  noParcoursRule,
} from './argument-rules.ts';
import { missing, optional, required } from './arguments.ts';
import { described, issueIn } from './words.ts';

/** Mobile applications name themselves; every call takes it and none reads it. */
const source = z
  .unknown()
  .optional()
  .meta(described({ fr: 'Accepté et sans effet.', en: 'Accepted, without effect.' }));

export const noParcours = required('noParcours', noParcoursRule);
/** Left out, all lines. */
export const anyParcours = optional('noParcours', noParcoursRule);
export const noArret = required('noArret', noArretRule);
export const anyArret = optional('noArret', noArretRule);
/** Left out, the call answers for its main direction or for both: its own page says which. */
export const codeDirection = optional('codeDirection', codeDirectionRule);
/** Left out, today. */
export const date = optional('date', dateRule);
const requiredDate = required('date', dateRule);
const idVoyage = required('idVoyage', idVoyageRule);

/** The mobile applications send `arrets` to the call for one stop too. */
const borneArretQuery = z
  .object({ noArret: anyArret, arrets: optional('arrets', arretsRule), date, source })
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
