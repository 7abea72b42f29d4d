import { z } from 'zod';
import { riders, type FareGrid } from '#domain/fares/fare.ts';
import { paymentModes } from '#domain/profile-options.ts';
import { modes } from '#domain/mode.ts';
import type { NumberKind } from '#domain/numbers.ts';
import type { Operator, ServiceType } from '#domain/operator.ts';
import type { DateRule } from '#lib/time/date-rule.ts';

/** One field for each of a type: a field that is added to the type is missed here by the compiler. */
type Shape<Type> = { readonly [Name in keyof Required<Type>]: z.ZodType };

const text = z.string().min(1).max(2000);
const word = z.string().regex(/^[a-z0-9-]{1,60}$/, 'is of small letters, digits and dashes');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is a colour as #rrggbb');
const themed = z.strictObject({ light: colour, dark: colour });
const both = z.strictObject({ fr: text, en: text });
const path = z.string().regex(/^\/\S*$/, 'is an address of the site: it begins with /');
const paths = z.strictObject({ fr: path, en: path });
const webAddress = z.url({ protocol: /^https?$/ });
const phone = z.strictObject({ number: text, dialled: text, option: z.int().min(0).max(9).optional() });
const cents = z.int().min(0);

const serviceType = z.strictObject({
  code: z.int(),
  key: word,
  name: both,
  shownWith: z.int().optional(),
  ranges: z.array(z.string().regex(/^\d+[A-Z]?-\d+[A-Z]?$/, 'is a range as 800-807')),
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
const dateRule: z.ZodType<DateRule> = z.union([
  z.strictObject({ kind: z.literal('fixed'), month, day }),
  z.strictObject({ kind: z.literal(['nearest', 'before', 'onOrAfter']), weekday, month, day }),
  z.strictObject({ kind: z.literal('easter'), days: z.int() }),
]);

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
  digits: z.tuple([z.int().min(1), z.int().min(1).max(32)]).optional(),
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
      names: z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'is the tag of a language'),
    })
    .optional(),
  logo: z.strictObject({ svg: text, width: z.number().positive(), height: z.number().positive() }),
  colours: themed,
  phones: z.strictObject({ general: phone.optional(), complaints: phone.optional() }),
  email: z.email().optional(),
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
  timeZone: text.optional(),
  holidays: z.array(dateRule).optional(),
  serviceDayStartsAtHour: z.int().min(0).max(6),
  directionCodes: z.record(z.string(), z.string()),
  serviceTypes: z.array(serviceType).min(1),
  fleet: z.literal(modes).optional(),
  tellsBikes: z.boolean().optional(),
  scenery: z.literal('river-city').optional(),
  securityContacts: z.array(text).optional(),
  social: z.array(z.strictObject({ network: text, name: text, url: webAddress })),
  otherHosts: z.array(text),
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
      paths: z.strictObject({ fr: path.optional(), en: path.optional() }),
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
