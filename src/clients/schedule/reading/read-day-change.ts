import type { ComparaisonJson } from '#contract/schedule/comparaison.ts';
import type { BeforeAndAfter, DayChange } from '#domain/day-change.ts';
import { readDirection } from './read-fields.ts';

/** `comparaison`: what changes, by direction. */
export function readDayChanges({ changements }: ComparaisonJson): DayChange[] {
  return changements.map((json) => ({
    ...readDirection(json.parcours),
    trips: { before: json.nombreVoyages.avant, after: json.nombreVoyages.apres },
    added: json.ajoutes.map(({ heure }) => heure),
    removed: json.retires.map(({ heure }) => heure),
    moved: json.deplaces.map(({ minutes, minutesDeTrajet }) => ({ minutes, minutesLonger: minutesDeTrajet })),
    stopsAdded: json.arretsAjoutes,
    stopsDropped: json.arretsRetires,
    first: readBoth(json.premierDepart),
    last: readBoth(json.dernierDepart),
  }));
}

function readBoth(both: {
  readonly avant: number | null;
  readonly apres: number | null;
}): BeforeAndAfter<number | undefined> {
  return { before: both.avant ?? undefined, after: both.apres ?? undefined };
}
