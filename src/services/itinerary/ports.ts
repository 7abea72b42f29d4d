import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { JourneyView, SearchIndex } from '#transit/index.ts';

/** What the service takes from outside: the app fills these. */
export interface ItineraryPorts {
  /** The timetable in service with what real time says of it; throws `unavailable` until there is one. */
  view(locale: Locale): ItineraryView;
  /** Where houses are, and the places people go to; asked for once, when somebody looks for one. */
  loadPlaces(): Promise<CityPlaces>;
}

export interface ItineraryView extends JourneyView {
  searchIn(locale: Locale): SearchIndex;
}

/** What can be gone to besides stops. Without any, stops serve alone. */
export interface CityPlaces {
  readonly addresses: readonly AddressRow[];
  readonly landmarks: readonly Landmark[];
}

/** A house. */
export interface AddressRow extends Coordinates {
  readonly number: number;
  readonly street: string;
  readonly city: string;
  readonly postalCode?: string | undefined;
}

/** A place people go to, which is called something. */
export interface Landmark extends Coordinates {
  /** Letters, digits and hyphens; no two have the same. */
  readonly key: string;
  readonly name: Bilingual;
  readonly city?: string | undefined;
}

export const noPlaces: CityPlaces = { addresses: [], landmarks: [] };
