import { faultSchema } from '#contract/schedule/fault.ts';
import type { Operator } from '#domain/operator.ts';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { EventHub } from '#platform/http/event-hub.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { FeedWatch } from '#services/schedule/feed/feed-watch.ts';
import type { FeedPollers } from '#services/schedule/live/feed-pollers.ts';
import type { CallExamples, NoticePort } from '#services/schedule/ports.ts';
import type { TripRecords } from '#services/schedule/records/trip-recorder.ts';
import type { Timetable } from '#transit/index.ts';
import { withExample } from './examples.ts';
import { stopEndpoints } from './horaire/arrets.ts';
import { boardEndpoints } from './horaire/bornes-virtuelles.ts';
import { lineEndpoints } from './horaire/parcours.ts';
import { tripEndpoints } from './horaire/voyages.ts';
import { autobus } from './ecrans/autobus.ts';
import { calendrier } from './ecrans/calendrier.ts';
import { departs } from './ecrans/departs.ts';
import { ficheParcours } from './ecrans/fiche-parcours.ts';
import { flux } from './ecrans/flux.ts';
import { horaireArret } from './ecrans/horaire-arret.ts';
import { journee } from './ecrans/journee.ts';
import { suiviParcours } from './ecrans/suivi-parcours.ts';
import { voyage } from './ecrans/voyage.ts';
import { openDataEndpoints } from './open-data.ts';
import { noticeEndpoints } from './others/avis.ts';
import { comparaison } from './others/comparaison.ts';
import { etatTempsReel, rapportImport } from './others/exploitation.ts';
import { feuilles } from './others/feuilles.ts';
import { grille } from './others/grille.ts';
import { carte, placeEndpoints, traces } from './others/lieux.ts';
import { porteeAvis, porteeBrouillon } from './others/portee-avis.ts';
import { nomsTraduits } from './others/noms-traduits.ts';
import { arretsProches, recherche } from './others/recherche.ts';
import { reseau } from './others/reseau.ts';
import { voyagesAnnules } from './others/voyages-annules.ts';
import type { ScheduleContext } from './schedule-context.ts';
import { wireVersions } from './wire-dialect.ts';

/** What answers are made from, besides the timetable in service. */
interface EndpointSources {
  readonly context: ScheduleContext;
  readonly operator: Operator;
  /** That of the feed in service. */
  clock(): ServiceClock;
  readonly records: TripRecords;
  readonly watch: FeedWatch;
  readonly pollers: FeedPollers;
  readonly hub: EventHub;
  readonly examples: CallExamples;
  /** The archive of the feed in service. */
  readonly zipFile: string;
  inService(): Timetable | undefined;
  readonly notices: Pick<NoticePort, 'read'>;
  /** Who shows it belongs to this installation. */
  readonly insideKey: string | undefined;
}

/** The calls of the operator's wire, in the order of the contract. */
const ofWire = [
  lineEndpoints,
  stopEndpoints,
  boardEndpoints,
  tripEndpoints,
  noticeEndpoints,
  placeEndpoints,
].flat();

/** Questions of our own. */
const ofOurs = [
  departs,
  voyage,
  ficheParcours,
  calendrier,
  journee,
  suiviParcours,
  horaireArret,
  autobus,
  grille,
  feuilles,
  comparaison,
  recherche,
  arretsProches,
  reseau,
  nomsTraduits,
  carte,
  traces,
  porteeAvis,
];

/** The operator's calls under the addresses of earlier versions, each in the words of its version. */
export function aliasEndpoints(context: ScheduleContext): readonly AnyEndpoint[] {
  return wireVersions.flatMap(({ dialect, addressOf }) => {
    const inDialect: ScheduleContext = {
      view: (locale) => ({ ...context.view(locale), dialect }),
    };
    return ofWire.map((define) => {
      const endpoint = define(inDialect);
      return { ...endpoint, path: addressOf(endpoint.path) };
    });
  });
}

/** Every endpoint of the service. */
export function scheduleEndpoints(sources: EndpointSources): readonly AnyEndpoint[] {
  const { context, operator, clock, records, watch, pollers, hub, zipFile, inService } = sources;
  const exemplify = withExample(sources.examples);
  return [
    ...[...ofWire, ...ofOurs].map((define) => define(context)),
    flux(context, hub),
    porteeBrouillon({ context, port: sources.notices, insideKey: sources.insideKey }),
    voyagesAnnules(context, records),
    rapportImport(watch, clock, inService),
    etatTempsReel(context, pollers, hub),
    ...openDataEndpoints({ context, zipFile, operator }),
  ].map((endpoint) => withRefusal(exemplify(endpoint)));
}

/** Every call takes a language and refuses one it does not speak, and refuses whoever asks too often. */
function withRefusal(endpoint: AnyEndpoint): AnyEndpoint {
  return { ...endpoint, answers: { ...endpoint.answers, 400: faultSchema, 429: faultSchema } };
}
