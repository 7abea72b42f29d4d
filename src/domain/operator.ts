import type { DateRule } from '#lib/time/date-rule.ts';
import type { FareGrid } from './fares/fare.ts';
import type { Bilingual, Locale, OperatorLanguages } from './locale.ts';
import type { Mode } from './mode.ts';
import type { Numbers } from './numbers.ts';
import type { PaymentMode } from './profile-options.ts';
import type { SearchWords } from './search-words.ts';

/** A kind of bus service, as riders know it by colour, shape and number. */
export interface ServiceType {
  readonly code: number;
  /** Any word of small letters, digits and dashes: what its look is found by. */
  readonly key: string;
  readonly name: Bilingual;
  /** Another type's code this one is merged into or shown with. */
  readonly shownWith?: number;
  /** Line numbers, from the first to the last: `800-807`, `3A-92A`. */
  readonly ranges: readonly string[];
  /** How its lines are told from others in a feed, before their numbers are: the first type that fits wins. */
  readonly signs?: {
    readonly numbers?: readonly string[];
    /** Its numbers end with a letter. */
    readonly letter?: boolean;
    /** `route_color`, in capitals. */
    readonly colours?: readonly string[];
    /** `agency_id`: who runs them. */
    readonly agencies?: readonly string[];
    /** `network_id`. */
    readonly networks?: readonly string[];
    /** What they are, by `route_type`. */
    readonly modes?: readonly Mode[];
    /** Takes the lines that fit nowhere. */
    readonly otherwise?: boolean;
  };
  readonly look: ServiceLook;
  readonly description: Bilingual;
  readonly details: Bilingual;
}

/** The outlines a line's number can stand in, told apart without any colour. */
export type BadgeShape = 'circle' | 'square' | 'octagon' | 'pentagon' | 'arrow' | 'crescent';

/**
 * `numbers`: lines and stops stand in addresses by their numbers, and nothing else does (specification A2.2). `names`: what
 * is no such number stands behind a word that says what it is (decision 0065).
 */
export type Addresses = 'numbers' | 'names';

interface ServiceLook {
  readonly shape: BadgeShape;
  /** `#rrggbb`: the sign of the bus, with its number on it, the same by day and by night. */
  readonly fill: string;
  /** The same type where no number stands on it: on a map, along the stops of a line. */
  readonly line: ThemedColour;
}

/** `#rrggbb` in each theme. */
export interface ThemedColour {
  readonly light: string;
  readonly dark: string;
}

export interface PhoneLine {
  /** As people of the place write it. */
  readonly number: string;
  /** With its country, as it is dialled from anywhere: `+1 418 555-0111`. */
  readonly dialled: string;
  /** The key to press once connected; undefined where somebody answers at once. */
  readonly option?: number;
}

export interface PostalAddress {
  /** The language it is written in; pages in the other one say so. */
  readonly locale: Locale;
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
}

/** Who carries the riders: everything about the house that is not code and not content. */
export interface Operator {
  readonly name: Bilingual;
  readonly shortName: string;
  /** Which language the site has first, and which one the names of the feed are in; French unless given. */
  readonly languages?: OperatorLanguages;
  /** A drawing in `data/`, served as is; the alternative text is the name. */
  readonly logo: { readonly svg: string; readonly width: number; readonly height: number };
  /** The one colour of links, in both themes (7:1 on paper). */
  readonly colours: ThemedColour;
  readonly phones: { readonly general?: PhoneLine; readonly complaints?: PhoneLine };
  /** Where riders write to. */
  readonly email?: string;
  /** Its own site, where this one is not all of it. */
  readonly website?: string;
  readonly address?: PostalAddress;
  /** Of the house and its texts; a feed that names a zone has its own. Without one, the feed's is the house's. */
  readonly timeZone?: string;
  /** Public holidays, on which places keep other hours than on the day of the week. */
  readonly holidays?: readonly DateRule[];
  /** The hour a new service day begins, 0 to 6. */
  readonly serviceDayStartsAtHour: number;
  /** Codes of direction by the word in brackets at the end of a headsign; without the word, the feed's own code. */
  readonly directionCodes: Readonly<Record<string, string>>;
  readonly serviceTypes: readonly ServiceType[];
  /** What carries its riders, for words that are about no line in particular; buses unless given. */
  readonly fleet?: Mode;
  /** The place that drawings show, by its name in the site; without one they show ground that could be anywhere. */
  readonly scenery?: 'river-city';
  /** Where to tell of a weakness of the site, as addresses of mail, web or phone; without any, the general line. */
  readonly securityContacts?: readonly string[];
  readonly social: readonly { readonly network: string; readonly name: string; readonly url: string }[];
  /** Hosts of the operator's other sites, where redirections may lead. */
  readonly otherHosts: readonly string[];
  readonly maps: { readonly directionsUrl: string };
  /** Where the built-in route and menu lead while the content cannot be read. */
  readonly schedulesPaths: Bilingual;
  /** Where its printable schedules stand, without the prefix of a language: the schedule service leads there. */
  readonly printPaths: Bilingual;
  /** Where its notices stand, likewise. */
  readonly noticePaths: Bilingual;
  /** Whether the page of a line says if it takes bikes, as the feed has it: not where a page of its own says more. */
  readonly tellsBikes?: boolean;
  /** Which words mean the same to who searches. */
  readonly searchWords?: SearchWords;
  /** The pages that mails of the accounts service lead to, likewise. */
  readonly accountPaths: AccountPaths;
  /** Where it says what it keeps of people, likewise. */
  readonly privacyPaths: Bilingual;
  /** What its fares cost, from which day on; without any, nobody is advised. */
  readonly fareGrids?: readonly FareGrid[];
  /** What it calls ways to pay that have names of its own. */
  readonly paymentNames?: PaymentNames;
  /** What it offers to those who have a profile; without one the page that makes profiles offers nothing. */
  readonly subscriptionOffer?: SubscriptionOffer;
  /** Pages of its own at addresses that stay, whatever the content backend says. */
  readonly pages: readonly OperatorPage[];
  /** What it has to say over every page of a language, such as a law that governs them. */
  readonly banners: Partial<Readonly<Record<Locale, LanguageBanner>>>;
  /** How lines and stops stand in the addresses of the site; by their numbers unless given. */
  readonly addresses?: Addresses;
  /** How its lines and stops are numbered, which decides what a typed number opens; as the specification's unless given. */
  readonly numbers?: Numbers;
  /** What riders can type into a search field: the number of a stop, that of a line, the name of a place. */
  readonly searchExample: string;
  /** What the sign-up of the footer promises; without it nobody is asked to sign up there. */
  readonly newsletterPitch?: Bilingual;
}

export type PaymentNames = Partial<Readonly<Record<PaymentMode, Bilingual>>>;

/** A subscription that costs less than the pass it stands for. */
export interface SubscriptionOffer {
  readonly name: Bilingual;
  readonly discountPercent: number;
  /** Of a month. */
  readonly cents: number;
  readonly regularCents: number;
  /** Where it says more, without the prefix of a language. */
  readonly paths: Bilingual;
}

export interface AccountPaths {
  readonly login: Bilingual;
  readonly activation: Bilingual;
  readonly passwordReset: Bilingual;
  readonly confirmSubscription: Bilingual;
  readonly confirmUnsubscription: Bilingual;
  /** Where a person can be reached. */
  readonly contact: Bilingual;
}

/** An operator that says all of how it is reached, and of what it sends. */
export type FullOperator = Operator &
  Required<Pick<Operator, 'address' | 'newsletterPitch'>> & {
    readonly phones: Required<Operator['phones']>;
  };

/** An operator whose zone is settled: the one it names, or else that of its feed. */
export type OperatorInZone = Operator & { readonly timeZone: string };

export interface OperatorPage {
  readonly name: string;
  readonly paths: Partial<Bilingual>;
  readonly layout: 'default' | 'full-width';
  /** For those alone who work for the operator. */
  readonly meta?: { readonly auth: 'employee' };
}

export interface LanguageBanner {
  readonly label: string;
  readonly text: string;
  /** Where it says more: the name of one of `pages`. */
  readonly link: { readonly text: string; readonly page: string };
}
