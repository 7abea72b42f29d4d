import { z } from 'zod';
import { riders, type FareGrid } from '#domain/fares/fare.ts';
import { paymentModes } from '#domain/profile-options.ts';
import { modes } from '#domain/mode.ts';
import type { NumberKind } from '#domain/numbers.ts';
import type { Operator, ServiceType } from '#domain/operator.ts';
import type { DateRule } from '#lib/time/date-rule.ts';
import { faultOfPath } from '#lib/path-rules.ts';
import { isTimeZone } from '#lib/time/time-zone.ts';

/** One field for each of a type: a field that is added to the type is missed here by the compiler. */
type Shape<Type> = { readonly [Name in keyof Required<Type>]: z.ZodType };

const text = z
  .string()
  .min(1)
  .max(2000)
  .regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]*$/u, 'must be one line without hidden characters');
const word = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be of small letters, digits and dashes');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #rrggbb');
const themed = z.strictObject({ light: colour, dark: colour });
const both = z.strictObject({ fr: text, en: text });
/** An address and no pattern of addresses: a colon or a bracket would make one. */
const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s:()*?#\\|\p{C}]*$/u, 'must be an address of the site: it begins with / and is no pattern')
  .refine((given) => !given.includes('//') && !given.split('/').includes('..'), {
    error: 'must be an address of the site: it leads to no other host and takes no step back',
  });
const paths = z.strictObject({ fr: path, en: path });
/** Of a page that code draws: its address may be a pattern. */
const pagePath = z
  .string()
  .max(300)
  .regex(/^\/[^\s#\p{C}]*$/u, 'must be an address of the site: it begins with /')
  .check(({ value, issues }) => {
    const message = faultOfPath(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(500)
  .refine((given) => URL.parse(given)?.username === '' && URL.parse(given)?.password === '', {
    error: 'must be an address without an account in it',
  });
const host = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i,
    'must be the name of a host, without https:// and without a path',
  );
const contact = z
  .string()
  .max(500)
  .regex(
    /^(?:https:\/\/|mailto:|tel:)[!-~]+$/,
    'must be an address that begins with https://, mailto: or tel:',
  );
const phone = z.strictObject({
  number: text.max(40).regex(/\d/, 'must be a phone number as people write it'),
  dialled: z
    .string()
    .max(40)
    .regex(
      /^\+?(?:[ ().-]*\d){3,15}[ ().-]*$/,
      'must be a phone number as it is dialled, such as +1 418 555-0111',
    ),
  option: z.int().min(0).max(9).optional(),
});
/** In the folder, under a name that leads nowhere else. */
const drawing = z
  .string()
  .max(100)
  .regex(/^[\w-]+(?:\.[\w-]+)*\.svg$/i, 'must be the name of a file beside this one that ends with .svg');
const cents = z.int().min(0);

const serviceType = z.strictObject({
  code: z.int(),
  key: word,
  name: both,
  shownWith: z.int().optional(),
  ranges: z.array(z.string().regex(/^\d{1,9}[A-Z]?-\d{1,9}[A-Z]?$/, 'must be a range as 800-807')),
  signs: z
    .strictObject({
      numbers: z.array(text).optional(),
      letter: z.boolean().optional(),
      colours: z.array(z.string()).optional(),
      agencies: z.array(z.string()).optional(),
      networks: z.array(z.string()).optional(),
      modes: z.array(z.literal(modes)).optional(),
      otherwise: z.boolean().optional(),
    })
    .optional(),
  look: z.strictObject({
    shape: z.enum(['circle', 'square', 'octagon', 'pentagon', 'arrow', 'crescent']),
    fill: colour,
    line: themed,
  }),
  description: both,
  details: both,
} satisfies Shape<ServiceType>);

const [month, day, weekday] = [
  z.int().min(1).max(12),
  z.int().min(1).max(31),
  z.literal([1, 2, 3, 4, 5, 6, 7]),
];
/** The 29th of February comes in some years. */
const longestMonth = (of: number): number => new Date(Date.UTC(2000, of, 0)).getUTCDate();
const isOfCalendar = (given: { readonly month: number; readonly day: number }): boolean =>
  given.day <= longestMonth(given.month);
const ofCalendar = { error: 'must be a day of the calendar', path: ['day'] };
const dateRule: z.ZodType<DateRule> = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('fixed'), month, day }).refine(isOfCalendar, ofCalendar),
    z
      .strictObject({ kind: z.literal(['nearest', 'before', 'onOrAfter']), weekday, month, day })
      .refine(isOfCalendar, ofCalendar),
    z.strictObject({ kind: z.literal('easter'), days: z.int().min(-180).max(180) }),
  ],
  { error: "must be a day: its kind is 'fixed', 'nearest', 'before', 'onOrAfter' or 'easter'" },
);

const said = z.strictObject({ title: text, one: text, several: text });
const byRider = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.literal(riders), value);
const fareGrid = z.strictObject({
  from: z.iso.date(),
  source: z.strictObject({ name: both, paths }),
  transferMinutes: z.int().min(0),
  riders: byRider(both),
  fares: z.array(
    z.strictObject({
      key: word,
      name: both,
      said: z.strictObject({ fr: said, en: said }),
      covers: z.union([
        z.strictObject({ rides: z.int().min(1) }),
        z.strictObject({ days: z.int().min(1) }),
        z.literal('month'),
      ]),
      support: z.enum(['cash', 'opus', 'occasional']),
      renews: z.boolean().optional(),
      cents: byRider(cents),
    }),
  ),
} satisfies Shape<FareGrid>);

const numberKind = z.strictObject({
  digits: z
    .tuple([z.int().min(1).max(32), z.int().min(1).max(32)])
    .refine(([least, most]) => least <= most, {
      error: 'must be the least and the most figures, in this order',
    })
    .optional(),
  letter: z.boolean().optional(),
  examples: z.array(z.string()),
} satisfies Shape<NumberKind>);

const words = (of: z.ZodType) => z.strictObject({ fr: of, en: of });

/** What the file of an operator may say: nobody compiles a folder that a setting names. */
export const operatorSchema = z.strictObject({
  name: both,
  shortName: text.max(60),
  languages: z
    .strictObject({
      first: z.enum(['fr', 'en']),
      names: z
        .string()
        .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'must be the tag of a language, such as fr or en-CA'),
    })
    .optional(),
  logo: z.strictObject({ svg: drawing, width: z.number().positive(), height: z.number().positive() }),
  colours: themed,
  phones: z.strictObject({ general: phone.optional(), complaints: phone.optional() }),
  email: z.email({ error: 'must be an address of mail' }).max(254).optional(),
  website: webAddress.optional(),
  address: z
    .strictObject({
      locale: z.enum(['fr', 'en']),
      street: text,
      city: text,
      province: text,
      postalCode: text,
    })
    .optional(),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone by its name, such as America/Toronto' })
    .optional(),
  holidays: z.array(dateRule).optional(),
  serviceDayStartsAtHour: z.int().min(0).max(6),
  directionCodes: z.record(z.string(), z.string()),
  serviceTypes: z.array(serviceType).min(1),
  fleet: z.literal(modes).optional(),
  tellsBikes: z.boolean().optional(),
  scenery: z.literal('river-city').optional(),
  securityContacts: z.array(contact).optional(),
  social: z.array(z.strictObject({ network: text, name: text, url: webAddress })),
  otherHosts: z.array(host),
  maps: z.strictObject({ directionsUrl: webAddress }),
  schedulesPaths: paths,
  printPaths: paths,
  noticePaths: paths,
  searchWords: z
    .strictObject({
      synonyms: words(z.array(z.array(z.string()))),
      abbreviations: words(z.record(z.string(), z.array(z.string()))),
    })
    .optional(),
  accountPaths: z.strictObject({
    login: paths,
    activation: paths,
    passwordReset: paths,
    confirmSubscription: paths,
    confirmUnsubscription: paths,
    contact: paths,
  }),
  privacyPaths: paths,
  fareGrids: z.array(fareGrid).optional(),
  paymentNames: z.partialRecord(z.enum(paymentModes), both).optional(),
  subscriptionOffer: z
    .strictObject({
      name: both,
      discountPercent: z.number().min(0).max(100),
      cents,
      regularCents: cents,
      paths,
    })
    .optional(),
  pages: z.array(
    z.strictObject({
      name: word,
      paths: z.strictObject({ fr: pagePath.optional(), en: pagePath.optional() }),
      layout: z.enum(['default', 'full-width']),
      meta: z.strictObject({ auth: z.literal('employee') }).optional(),
    }),
  ),
  banners: z.partialRecord(
    z.enum(['fr', 'en']),
    z.strictObject({ label: text, text, link: z.strictObject({ text, page: word }) }),
  ),
  addresses: z.enum(['numbers', 'names']).optional(),
  numbers: z.strictObject({ line: numberKind, stop: numberKind }).optional(),
  searchExample: z.string().max(200),
  newsletterPitch: both.optional(),
} satisfies Shape<Operator>);
