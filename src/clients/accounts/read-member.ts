import { z } from 'zod';
import type { ResourceJson } from '#contract/content/json-api.ts';
import { profileAttributesSchema, type ProfileAttributesJson } from '#contract/accounts/profile.ts';
import type { FollowedLine, MemberAccount } from '#domain/member.ts';
import {
  genders,
  occupations,
  paymentModes,
  travelModes,
  useFrequencies,
  type ProfileInformation,
} from '#domain/profile-options.ts';
import { roles } from '#domain/role.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer } from '../wire.ts';

const attributesSchema = z.object({
  drupal_internal__uid: z.number(),
  name: z.string(),
  mail: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  langcode: z.string().optional(),
  preferred_langcode: z.string().optional(),
  subscribe_general_notices: z.boolean().nullable().default(false),
  /** An addition of ours: a backend without it knows members alone. */
  role: z.enum(roles).catch('member').default('member'),
  daily_digest: z.boolean().catch(false).default(false),
});

const momentsSchema = z
  .object({
    weekdays: z.array(z.number()),
    hours: z.array(z.object({ fromS: z.number(), untilS: z.number() })),
  })
  .nullable()
  .catch(null);

/** A member as the accounts service knows them, with what was sent along. */
export function readMember(user: ResourceJson, included: readonly ResourceJson[] = []): MemberAccount {
  const attributes = acceptAnswer(user.attributes, attributesSchema, '/api/users');
  const lines = identsOf(user.relationships?.['subscribe_selected_notices']).map(
    ({ id, meta = {} }): FollowedLine => {
      const term = included.find((resource) => resource.id === id)?.attributes;
      return {
        lineId: id,
        targetId: Number(meta['drupal_internal__target_id'] ?? term?.['drupal_internal__tid'] ?? 0),
        number: typeof term?.['name'] === 'string' ? term['name'] : '',
        moments: momentsSchema.parse(meta['moments'] ?? null),
        isPaused: meta['paused'] === true,
      };
    },
  );
  const followed = lines.filter(({ isPaused }) => !isPaused);
  const profile = included.find(({ type }) => type === 'customerProfile');
  return {
    uid: attributes.drupal_internal__uid,
    uuid: user.id,
    email: attributes.mail ?? attributes.name,
    firstName: attributes.first_name,
    lastName: attributes.last_name,
    locale: (attributes.preferred_langcode ?? attributes.langcode) === 'en' ? 'en' : 'fr',
    role: attributes.role,
    dailyDigest: attributes.daily_digest,
    lines,
    following: {
      general: attributes.subscribe_general_notices ?? false,
      lineIds: followed.map(({ lineId }) => lineId),
      lineNumbers: followed.map(({ number }) => number).filter((number) => number !== ''),
    },
    profile: profile && readProfile(profile),
  };
}

/** An answer that is none of ours is left out: the member chooses again. */
const known = <Value extends string>(all: readonly Value[], value: unknown): Value | undefined =>
  all.find((one) => one === value);

function readProfile({ id, attributes }: ResourceJson): NonNullable<MemberAccount['profile']> {
  const given = acceptAnswer(attributes, z.object(profileAttributesSchema.shape), '/api/customerProfile');
  return { id, ...readInformation(given) };
}

export function readInformation(given: ProfileAttributesJson): ProfileInformation {
  const useFrequency = known(useFrequencies, given.use_rtc_services);
  const occupation = known(occupations, given.profession);
  const gender = known(genders, given.gender);
  return {
    paymentModes: paymentModes.filter((mode) => given.usual_payment_method?.includes(mode)),
    travelModes: travelModes.filter((mode) => given.transport_mode?.includes(mode)),
    ...(useFrequency && { useFrequency }),
    ...(occupation && { occupation }),
    ...(gender && { gender }),
    ...(given.year_of_birth && { birthYear: Number(given.year_of_birth) }),
    ...(given.zip_code && { postalCode: given.zip_code }),
  };
}
