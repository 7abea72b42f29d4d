import type { Walk } from '#domain/walk.ts';
import type { Coordinates } from '#lib/local-plane.ts';

/** A stop that is not served, and where to board instead, as far as the timetables know them. */
export interface ClosedStop extends NamedStop {
  readonly instead?: NamedStop & { readonly walk?: Walk };
}

/** A stop by its number; one that the timetables do not know has nothing else. */
interface NamedStop {
  readonly code: string;
  readonly name?: string;
  readonly place?: Coordinates;
}
