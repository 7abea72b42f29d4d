import type { AnyEndpoint } from '#platform/http/mount.ts';
import { arret } from './horaire/arret.ts';
import { borneVirtuelle } from './horaire/borne-virtuelle.ts';
import { listeArretParcours, listeArretParcoursPeriode } from './horaire/liste-arret-parcours.ts';
import { listeAutobusParcours } from './horaire/liste-autobus-parcours.ts';
import { listeBorneVirtuelleArret, listeBorneVirtuelleArrets } from './horaire/liste-borne-virtuelle.ts';
import { listeHoraireArretParcours } from './horaire/liste-horaire-arret-parcours.ts';
import { listeHoraireAutobus } from './horaire/liste-horaire-autobus.ts';
import { listeHoraireVoyage } from './horaire/liste-horaire-voyage.ts';
import { listeParcoursCorrespondance } from './horaire/liste-parcours-correspondance.ts';
import { listeParcoursTypeTrace } from './horaire/liste-parcours-type-trace.ts';
import { listeParcours } from './horaire/liste-parcours.ts';
import { listePeriodeApplication } from './horaire/liste-periode-application.ts';
import { parcours, parcoursPeriode } from './horaire/parcours.ts';
import { avis, listeAvis } from './others/avis.ts';
import { carte } from './others/carte.ts';
import { comparaison } from './others/comparaison.ts';
import { grille } from './others/grille.ts';
import { listeParcOBus } from './others/parc-o-bus.ts';
import { listePointsVente } from './others/points-vente.ts';
import { arretsProches, recherche } from './others/recherche.ts';
import type { ScheduleContext } from './schedule-context.ts';

/** The calls of the operator's wire, in the order of the contract. */
const wireCalls = [
  listeParcours,
  parcoursPeriode,
  parcours,
  listePeriodeApplication,
  listeParcoursTypeTrace,
  arret,
  listeArretParcours,
  listeArretParcoursPeriode,
  listeParcoursCorrespondance,
  listeBorneVirtuelleArret,
  listeBorneVirtuelleArrets,
  borneVirtuelle,
  listeHoraireArretParcours,
  listeHoraireVoyage,
  listeHoraireAutobus,
  listeAutobusParcours,
  listeAvis,
  avis,
  listePointsVente,
  listeParcOBus,
];

/** Questions of our own. */
const ownCalls = [grille, comparaison, recherche, arretsProches, carte];

export function scheduleEndpoints(context: ScheduleContext): readonly AnyEndpoint[] {
  return [...wireCalls, ...ownCalls].map((define) => define(context) as AnyEndpoint);
}
