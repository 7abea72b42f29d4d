import { userChangeSchema, type TargetJson, type UserChangeJson } from '#contract/accounts/user.ts';
import { emailFault } from '#services/accounts/acts/email-fault.ts';
import type { FollowedLine, FollowedMoments } from '#domain/member.ts';
import type { Locale } from '#domain/locale.ts';
import { isPersonName } from '#domain/person-name.ts';
import { AppError } from '#lib/errors.ts';
import { readBody } from '#platform/http/read-body.ts';
import type { WantedChange } from '#services/accounts/acts/change-account.ts';
import { fieldsRefused } from '#services/accounts/acts/refuse-fields.ts';
import type { KnownLine } from '#services/accounts/ports.ts';
import type { NewAccount } from '#services/accounts/store/account-store.ts';

/** Two hundred lines, each with its days and hours. */
const mostValues = 10_000;

/** The fields as they came. One that cannot be read is refused in the same words as one that is wrong. */
function readFields(body: unknown): UserChangeJson {
  try {
    return readBody(body, userChangeSchema, mostValues);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'invalid') throw thrown;
    const { message, facts } = thrown;
    const [, field = ''] = String(facts['pointer']).split('/');
    const isKnown = Object.hasOwn(userChangeSchema.shape, field);
    throw fieldsRefused([isKnown ? `${field}: ${message}` : message], { cause: thrown });
  }
}

/** What is wrong with the fields that are plain texts. */
function faultsOf({ mail, name, first_name: first, last_name: last, ...rest }: UserChangeJson): string[] {
  const faults: string[] = [];
  const ofMail = mail === undefined ? undefined : emailFault(mail.trim());
  if (ofMail !== undefined) faults.push(`mail: ${ofMail}`);
  // The name of an account is its address: it is sent along, and says nothing of its own.
  if (name !== undefined && mail !== undefined && name.trim() !== mail.trim())
    faults.push('name: The name is the email address.');
  if (first !== undefined && !isPersonName(first.trim())) faults.push('first_name: This cannot be a name.');
  if (last !== undefined && !isPersonName(last.trim())) faults.push('last_name: This cannot be a name.');
  for (const field of ['langcode', 'preferred_langcode'] as const)
    if (rest[field] !== undefined && !isLocale(rest[field]))
      faults.push(`${field}: This language is not spoken here.`);
  return faults;
}

const isLocale = (text: string | undefined): text is Locale => text === 'fr' || text === 'en';

/** Who wants a profile. Their password comes with the link they are mailed. */
export function readRegistration(body: unknown): NewAccount {
  if (body === undefined || body === null || body === '')
    throw new AppError('bad-request', 'The body is missing.');
  const json = readFields(body);
  if (json['uid'] !== undefined || json['uuid'] !== undefined)
    throw new AppError('bad-request', 'A new account has no number yet.');
  const faults = faultsOf(json);
  for (const field of ['mail', 'first_name', 'last_name'] as const)
    if (json[field] === undefined) faults.push(`${field}: This field is needed.`);
  if (json.pass !== undefined) faults.push('pass: A password cannot be given at registration.');
  if (faults.length > 0) throw fieldsRefused(faults);
  const { mail = '', first_name: first = '', last_name: last = '' } = json;
  const langcode = json.preferred_langcode ?? json.langcode;
  return {
    mail: mail.trim(),
    firstName: first.trim(),
    lastName: last.trim(),
    langcode: isLocale(langcode) ? langcode : 'fr',
  };
}

/** Fields that only the program sets. */
const guarded = ['uid', 'uuid', 'roles', 'role', 'status', 'created', 'changed', 'init', 'access', 'login'];

export function readChange(body: unknown, known: readonly KnownLine[]): WantedChange {
  const json = readFields(body);
  const forbidden = guarded.filter((field) => json[field] !== undefined);
  if (forbidden.length > 0)
    throw new AppError('forbidden', `${forbidden[0]}: This field is not yours to change.`);
  if (json.name !== undefined && json.mail === undefined)
    throw new AppError('forbidden', 'name: This field changes with the address alone.');
  const faults = faultsOf(json);
  const lines = json.subscribe_selected_notices?.map((target) => lineOf(target, known));
  if (lines?.includes(undefined)) faults.push('subscribe_selected_notices: There is no such line.');
  if (faults.length > 0) throw fieldsRefused(faults);
  const { existing, value } = passOf(json);
  const langcode = json.preferred_langcode ?? json.langcode;
  return {
    ...(json.mail !== undefined && { mail: json.mail.trim() }),
    ...(json.first_name !== undefined && { firstName: json.first_name.trim() }),
    ...(json.last_name !== undefined && { lastName: json.last_name.trim() }),
    ...(isLocale(langcode) && { langcode }),
    ...(json.subscribe_general_notices !== undefined && { generalNotices: json.subscribe_general_notices }),
    ...(json.daily_digest !== undefined && { dailyDigest: json.daily_digest }),
    ...(lines && { lines: once(lines.flatMap((line) => line ?? [])) }),
    ...(value !== undefined && { newPassword: value }),
    existing,
  };
}

/** The present password that comes with the end of an account; a body that is not sent has none. */
export function readExisting(body: unknown): string | undefined {
  if (body === undefined || body === null || body === '') return undefined;
  const json = readFields(body);
  return json.pass === undefined ? undefined : (passOf(json).existing ?? '');
}

function passOf({ pass }: UserChangeJson): { existing?: string | undefined; value?: string | undefined } {
  if (typeof pass === 'string') return { value: pass };
  return (Array.isArray(pass) ? pass[0] : pass) ?? {};
}

function lineOf(target: TargetJson, known: readonly KnownLine[]): FollowedLine | undefined {
  const line = known.find(({ lineId, targetId }) =>
    target.target_uuid === undefined ? targetId === target.target_id : lineId === target.target_uuid,
  );
  if (!line) return undefined;
  return { ...line, moments: momentsOf(target), isPaused: target.paused ?? false };
}

const longestDayS = 48 * 3600;

function momentsOf({ moments }: TargetJson): FollowedMoments | null {
  if (!moments) return null;
  const isSound = moments.hours.every(
    ({ fromS, untilS }) => fromS >= 0 && fromS < untilS && untilS <= longestDayS,
  );
  if (!isSound) throw fieldsRefused(['subscribe_selected_notices: The hours are not valid.']);
  return { weekdays: [...new Set(moments.weekdays)].toSorted((one, two) => one - two), hours: moments.hours };
}

const once = (lines: readonly FollowedLine[]) => [
  ...new Map(lines.map((line) => [line.lineId, line])).values(),
];
