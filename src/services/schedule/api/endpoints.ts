import type { AnyEndpoint } from '#platform/http/mount.ts';
import { stopCalls } from './horaire/arrets.ts';
import { boardCalls } from './horaire/bornes-virtuelles.ts';
import { lineCalls } from './horaire/parcours.ts';
import { tripCalls } from './horaire/voyages.ts';
import { noticeCalls } from './others/avis.ts';
import { comparaison } from './others/comparaison.ts';
import { grille } from './others/grille.ts';
import { carte, placeCalls } from './others/lieux.ts';
import { arretsProches, recherche } from './others/recherche.ts';
import type { ScheduleContext } from './schedule-context.ts';

/** The calls of the operator's wire, in the order of the contract. */
const wireCalls = [lineCalls, stopCalls, boardCalls, tripCalls, noticeCalls, placeCalls].flat();

/** Questions of our own. */
const ownCalls = [grille, comparaison, recherche, arretsProches, carte];

export function scheduleEndpoints(context: ScheduleContext): readonly AnyEndpoint[] {
  return [...wireCalls, ...ownCalls].map((define) => define(context));
}
