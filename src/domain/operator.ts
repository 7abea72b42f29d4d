import type { Bilingual, Locale } from './locale.ts';

/** A kind of bus service, as riders know it by colour, shape and number. */
export interface ServiceType {
  readonly code: number;
  /** The word used for its badge, its colour token and its icon. */
  readonly key: ServiceTypeKey;
  readonly name: Bilingual;
  /** Another type's code this one is merged into or shown with. */
  readonly shownWith?: number;
  /** Route numbers, from the first to the last: `800-807`, `3A-92A`. */
  readonly ranges: readonly string[];
  /** How its lines are told from others in a feed, before their numbers are: the first type that fits wins. */
  readonly signs?: {
    readonly numbers?: readonly string[];
    /** Its numbers end with a letter. */
    readonly letter?: boolean;
    /** `route_color`, in capitals. */
    readonly colours?: readonly string[];
    /** Takes the lines that fit nowhere. */
    readonly otherwise?: boolean;
  };
  readonly description: Bilingual;
  readonly details: Bilingual;
}

export const serviceTypeKeys = ['metrobus', 'lebus', 'industriel', 'ecole', 'express', 'couchetard'] as const;
export type ServiceTypeKey = (typeof serviceTypeKeys)[number];

export interface PhoneLine {
  readonly number: string;
  /** The key to press once connected. */
  readonly option: number;
}

/** Who runs the buses: everything about the house that is not code and not content. */
export interface Operator {
  readonly name: Bilingual;
  readonly shortName: string;
  readonly city: string;
  readonly region: Bilingual;
  /** A drawing in `data/`, served as is; the alternative text is the name. */
  readonly logo: { readonly svg: string; readonly width: number; readonly height: number };
  /** The one colour of actions and links, in both themes (7:1 on paper). */
  readonly colours: { readonly light: string; readonly dark: string };
  readonly phones: { readonly general: PhoneLine; readonly complaints: PhoneLine };
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
  };
  readonly timeZone: string;
  /** The hour a new service day begins, 0 to 6. */
  readonly serviceDayStartsAtHour: number;
  /** Codes of direction by the word in brackets at the end of a headsign; without the word, the feed's own code. */
  readonly directionCodes: Readonly<Record<string, string>>;
  readonly locales: readonly Locale[];
  readonly serviceTypes: readonly ServiceType[];
  readonly social: readonly { readonly network: string; readonly name: string; readonly url: string }[];
  /** Hosts of the operator's other sites, where redirections may lead. */
  readonly otherHosts: readonly string[];
  readonly maps: { readonly directionsUrl: string };
  readonly position: { readonly latitude: number; readonly longitude: number };
}
