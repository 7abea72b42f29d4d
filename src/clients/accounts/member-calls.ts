import { collectionSchema, documentSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import { exportSchema } from '#contract/accounts/export.ts';
import { subscriptionsSchema, type OptinCode } from '#contract/accounts/subscriptions.ts';
import { userSchema } from '#contract/accounts/user.ts';
import type { FollowedLine, MemberAccount, Subscriptions } from '#domain/member.ts';
import type { MemberExport } from '#domain/member-export.ts';
import type { Locale } from '#domain/locale.ts';
import type { ProfileInformation } from '#domain/profile-options.ts';
import { AppError } from '#lib/errors.ts';
import type { Transport } from '#platform/transport.ts';
import { ask, askJson, errorOf, readAnswer } from '../wire.ts';
import { detailsOf, sending, withAccess, type MemberAccess } from '../posting.ts';
import { readExport } from './read-export.ts';
import { readMember } from './read-member.ts';

/** What a member changes of their account; what is left out stays. */
export interface MemberChange {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly locale?: Locale;
  readonly generalNotices?: boolean;
  readonly dailyDigest?: boolean;
  readonly lines?: readonly Pick<FollowedLine, 'lineId' | 'targetId' | 'moments' | 'isPaused'>[];
  readonly newPassword?: string;
  /** Asked for with another address or another password. */
  readonly password?: string;
}

/** `password`: the present one is another. `new-password`: the policy refuses it. `email`: it cannot be used. */
export type ChangeOutcome = 'changed' | 'password' | 'new-password' | 'email' | 'too-many';

/** `password`: it is not the one of the account. */
export type DeletionOutcome = 'deleted' | 'password' | 'too-many';

const include = 'subscribe_selected_notices,customer_profile_profiles';
/** What a stock backend says when it saved something and then stumbled over its own cache (contract, section 5.2). */
const isSavedAllTheSame = ({ status, body }: { readonly status: number; readonly body: string }) =>
  status === 500 && /metadata/i.test(/leaked(.*)/is.exec(body)?.[1] ?? '');

export function memberCalls(transport: Transport) {
  const getJsonApi = (path: string) =>
    ({ method: 'GET', path, headers: { accept: jsonApiMediaType } }) as const;

  async function loadMember(access: MemberAccess): Promise<MemberAccount> {
    const request = withAccess(getJsonApi(`/api/users/${access.uuid}?include=${include}`), access);
    const { data, included } = await askJson(transport, request, documentSchema);
    return readMember(data, included);
  }

  async function changeMember(access: MemberAccess, change: MemberChange): Promise<ChangeOutcome> {
    const path = `/user/${access.uid}?_format=json`;
    const request = withAccess(sending(path, bodyOf(change), access, { method: 'PATCH' }), access);
    const response = await ask(transport, request);
    if (response.status < 300) {
      readAnswer(response.body, userSchema, path);
      return 'changed';
    }
    if (isSavedAllTheSame(response)) return 'changed';
    if (response.status === 422) return refusalOf(response.body, change);
    if (response.status === 429) return 'too-many';
    throw errorOf(response, path);
  }

  return {
    /** Who has just signed in. */
    findMember: async (access: Omit<MemberAccess, 'uid' | 'uuid'>): Promise<MemberAccount> => {
      const path = `/api/users?${new URLSearchParams({ 'filter[name]': access.username }).toString()}`;
      const request = withAccess(getJsonApi(path), { ...access, uid: 0, uuid: '' });
      const { data } = await askJson(transport, request, collectionSchema);
      const [user] = data;
      if (!user) throw new AppError('not-found', 'the member is not known to the accounts service');
      return readMember(user);
    },
    loadMember,
    changeMember,
    /** With their password, which our service looks at; another backend takes the call without it. */
    deleteMember: async (access: MemberAccess, password: string): Promise<DeletionOutcome> => {
      const path = `/user/${access.uid}?_format=json`;
      const body = { pass: [{ existing: password }] };
      const request = withAccess(sending(path, body, access, { method: 'DELETE' }), access);
      const response = await ask(transport, request);
      if (response.status === 422) return 'password';
      if (response.status === 429) return 'too-many';
      if (response.status >= 400) throw errorOf(response, path);
      return 'deleted';
    },
    /** Everything that the service holds of them. */
    exportMember: async (access: MemberAccess): Promise<MemberExport> => {
      const path = `/user/${access.uid}/export`;
      const json = await askJson(transport, withAccess({ method: 'GET', path }, access), exportSchema);
      return readExport(json);
    },
    saveProfile: async (
      access: MemberAccess,
      profile: ProfileInformation,
      id: string | undefined,
    ): Promise<'saved' | 'invalid'> => {
      const path = id === undefined ? '/api/customerProfile' : `/api/customerProfile/${id}`;
      const body = profileBody(profile, { id, owner: access.uuid });
      const method = id === undefined ? 'POST' : 'PATCH';
      const request = sending(path, body, access, { method, type: jsonApiMediaType });
      const response = await ask(transport, withAccess(request, access));
      if (isSavedAllTheSame(response)) return 'saved';
      if (response.status === 422) return 'invalid';
      if (response.status >= 300) throw errorOf(response, path);
      readAnswer(response.body, documentSchema, path);
      return 'saved';
    },
    loadSubscriptions: async (access: MemberAccess): Promise<Subscriptions> => {
      const request = sending('/api/di/subscriptions/get/', { uid: access.uid }, access);
      const { optins_list: list } = await askJson(
        transport,
        withAccess(request, access),
        subscriptionsSchema,
      );
      const has = (code: OptinCode) => list.some((entry) => entry.code === code && entry.subscribed);
      return {
        newsletter: has('newsletter'),
        generalNotices: has('general_notices'),
        lineNotices: has('route_notices'),
      };
    },
    saveSubscriptions: async (access: MemberAccess, wanted: Partial<Subscriptions>): Promise<void> => {
      const codes = {
        newsletter: 'newsletter',
        generalNotices: 'general_notices',
        lineNotices: 'route_notices',
      } as const;
      const list = (Object.keys(codes) as (keyof Subscriptions)[]).flatMap((name) =>
        wanted[name] === undefined ? [] : [{ code: codes[name], subscribed: wanted[name] }],
      );
      const request = sending('/api/di/subscriptions/update', { uid: access.uid, optins_list: list }, access);
      await askJson(transport, withAccess(request, access), subscriptionsSchema);
    },
  };
}

function bodyOf(change: MemberChange) {
  const { email, firstName, lastName, locale, generalNotices, dailyDigest, lines } = change;
  const { newPassword, password } = change;
  const field = <Value>(value: Value) => [{ value }];
  return {
    ...(email !== undefined && { mail: field(email), name: field(email) }),
    ...(firstName !== undefined && { first_name: field(firstName) }),
    ...(lastName !== undefined && { last_name: field(lastName) }),
    ...(locale !== undefined && { preferred_langcode: field(locale) }),
    ...(generalNotices !== undefined && { subscribe_general_notices: field(generalNotices) }),
    ...(dailyDigest !== undefined && { daily_digest: field(dailyDigest) }),
    ...(lines && {
      subscribe_selected_notices: lines.map(({ lineId, targetId, moments, isPaused }) => ({
        target_id: targetId,
        target_uuid: lineId,
        ...(moments && { moments }),
        ...(isPaused && { paused: true }),
      })),
    }),
    ...((newPassword !== undefined || password !== undefined) && {
      pass: [{ existing: password, ...(newPassword !== undefined && { value: newPassword }) }],
    }),
  };
}

/** Which field was refused. Where the backend does not say, a change that takes the password is taken to lack it. */
function refusalOf(body: string, { password }: MemberChange): ChangeOutcome {
  const fault = detailsOf(body);
  if (fault === 'mail') return 'email';
  if (fault === 'existing' || (fault === undefined && password !== undefined)) return 'password';
  if (fault !== undefined) return 'new-password';
  throw new AppError('invalid', 'the account was refused');
}

function profileBody(
  profile: ProfileInformation,
  { id, owner }: { readonly id: string | undefined; readonly owner: string },
) {
  const attributes = {
    use_rtc_services: profile.useFrequency ?? null,
    usual_payment_method: profile.paymentModes,
    transport_mode: profile.travelModes,
    profession: profile.occupation ?? null,
    year_of_birth: profile.birthYear ?? null,
    gender: profile.gender ?? null,
    zip_code: profile.postalCode ?? null,
  };
  const relationships = { uid: { data: { type: 'users', id: owner } } };
  return { data: { type: 'customerProfile', ...(id !== undefined && { id }), attributes, relationships } };
}
