import type { Operator } from '#domain/operator.ts';
import type { Remarks } from './write-literal.ts';

/** What the fields of `operator.ts` are for, over each that a reader would ask about. */
export const remarks: Remarks = {
  name: 'On every page, in each language.',
  shortName: 'What riders call it: in titles, under the icon on a phone, in the logo.',
  languages:
    '`first` has the addresses without a prefix: fr or en. `names` is the language of the names in the feed.',
  logo: 'A drawing beside this file. `currentColor` in it is the colour of the text around.',
  colours: 'Links, by day and by night: 7:1 on paper.',
  phones:
    'As people write the number, and as it is dialled from anywhere. `option` is the key to press once connected.',
  email: 'Where riders write to.',
  website: 'Its own site, where this one is not all of it.',
  serviceDayStartsAtHour:
    'The hour a new day of service begins, 0 to 6: buses before it belong to the evening.',
  directionCodes:
    'Headsigns that end with a word in brackets, as « (Nord) »: the code of the direction by that word.\nWithout any, the direction_id of the feed tells directions apart.',
  serviceTypes:
    'Kinds of service, in the order riders meet them. `signs` or `ranges` say which lines are of it; the first that fits\nwins, and `otherwise` takes the rest. `fill` is the sign with the number on it, `line` the same on a map.',
  social: "{ network: 'mastodon', name: 'Mastodon', url: 'https://…' }",
  otherHosts: 'Hosts of your other sites, where redirections may lead.',
  schedulesPaths: 'Addresses without the prefix of a language: those of the content, in content/.',
  searchWords: 'Words that mean the same to who searches, and what is written short.',
  fleet: 'What carries riders, for words that are about no line in particular.',
  scenery: 'The place that drawings show: `river-city`. Without it they show ground that could be anywhere.',
  tellsBikes: 'Whether the page of a line says if it takes bikes, as the feed has it.',
  addresses:
    '`names`: a line or a stop that is no number stands behind a word, as /schedules/route/Red. `numbers`: lines of one to\nthree digits, stops that begin with four, and nothing else.',
  numbers:
    'How lines and stops are numbered: the least and the most figures, and whether a letter follows. A number of that form\nthat is typed into a search leads straight there. Without `digits` some are called by words.',
  pages: 'Pages of your own that code draws. None is needed: content/ has the others.',
  banners: 'What you have to say over every page of a language.',
  searchExample: 'In the search field: a stop, a line, a place of yours.',
};

/** What a feed does not say: to fill in where there is something to say. */
const toFillIn: readonly (readonly [field: keyof Operator, text: string])[] = [
  [
    'timeZone',
    "The feed names the zone; name one only where yours is another.\ntimeZone: 'America/Montreal',",
  ],
  ['email', "email: 'bonjour@example.org',"],
  [
    'address',
    "The office, on the contact page and in the footer.\naddress: { locale: 'fr', street: '1, rue de la Gare', city: '…', province: '…', postalCode: '…' },",
  ],
  [
    'holidays',
    "Public holidays, on which counters keep other hours.\nholidays: [{ kind: 'fixed', month: 12, day: 25 }, { kind: 'easter', days: 1 }],",
  ],
  [
    'securityContacts',
    "Where to tell of a weakness of the site.\nsecurityContacts: ['mailto:security@example.org'],",
  ],
  [
    'newsletterPitch',
    "What the sign-up of the footer promises; without it nobody is asked to sign up.\nnewsletterPitch: { fr: 'Les nouvelles, une fois par mois.', en: 'The news, once a month.' },",
  ],
  [
    'paymentNames',
    "What you call ways to pay that have names of their own, among the answers of a profile.\npaymentNames: { daily_pass: { fr: 'Passe-jour', en: 'Day pass' } },",
  ],
  ['fareGrids', 'What fares cost, for the fare tool: see FareGrid in the types.\nfareGrids: [],'],
];

/** The fields an operator does not have, as remarks. */
export const missingFields = (operator: Operator): readonly string[] =>
  toFillIn.flatMap(([field, text]) => (operator[field] === undefined ? [text] : []));
