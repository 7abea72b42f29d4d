import {
  auditEntriesSchema,
  decisionsSchema,
  eraseRequestSchema,
  resendRequestSchema,
  roleRequestSchema,
  signedOutSchema,
  signOutRequestSchema,
  staffAccountSchema,
  staffMailsSchema,
  staffQuerySchema,
  subscribersQuerySchema,
  subscribersSchema,
} from '#contract/accounts/staff.ts';
import { messageSchema } from '#contract/message.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type EndpointRequest } from '#platform/http/endpoint.ts';
import { readBody } from '#platform/http/read-body.ts';
import {
  erase,
  listDecisions,
  listMails,
  requireAccount,
  resend,
  setRole,
  signOut,
} from '#services/accounts/staff/staff-acts.ts';
import { describeSubscribers } from '#services/accounts/staff/list-subscribers.ts';
import { listAudit } from '#services/accounts/store/audit.ts';
import { readSeen } from '#services/accounts/store/account-store.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { requireOurs, type CallContext } from './call-context.ts';

const refusals = { 400: messageSchema, 403: messageSchema, 404: messageSchema };
const longestActor = 64;

/** Who does it, by the name they give; other letters than ASCII are percent-encoded in a header. */
function actorOf({ headers }: EndpointRequest<unknown, unknown, unknown>): string {
  const given = headers['x-actor'] ?? '';
  let name = given;
  try {
    name = decodeURIComponent(given);
  } catch {
    // As it came.
  }
  return name.replaceAll(/[^\p{L}\p{N} ._@-]/gu, '').slice(0, longestActor) || 'key';
}

async function formatAccount({ act }: CallContext, account: Account) {
  const { lastSeenMs, hasBounced } = await readSeen(act.pool, account.id);
  return {
    uid: account.id,
    mail: account.mail,
    first_name: account.firstName,
    last_name: account.lastName,
    langcode: account.langcode,
    role: account.role,
    active: account.isActive,
    bounced: hasBounced,
    general_notices: account.generalNotices,
    line_notices: account.lineNotices,
    lines: account.lines.map(({ number }) => number),
    created: new Date(account.createdMs).toISOString(),
    last_seen: new Date(lastSeenMs).toISOString(),
  };
}

function requireMail(mail: string | undefined): string {
  if (mail === undefined || mail.includes('\u0000'))
    throw new AppError('bad-request', 'The address is missing.');
  return mail;
}

/** What staff do from a command line; others are refused, whoever they are. */
export const staffEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'GET',
    path: '/staff/account',
    summary: 'An account by its address; for parts of this installation',
    query: staffQuerySchema,
    answers: { 200: staffAccountSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const account = await requireAccount(context.act.pool, requireMail(request.query.mail));
      return { status: 200, body: await formatAccount(context, account) };
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/staff/role',
    summary: 'Name a member, an employee or an editor; for parts of this installation',
    answers: { 200: staffAccountSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const { mail, role } = readBody(request.body, roleRequestSchema);
      const account = await setRole(context.act, { mail, role, actor: actorOf(request) });
      return { status: 200, body: await formatAccount(context, account) };
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/staff/sign-out',
    summary: 'End the sign-ins of an account, or of everybody; for parts of this installation',
    answers: { 200: signedOutSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const whose = readBody(request.body, signOutRequestSchema);
      const mail = 'mail' in whose ? requireMail(whose.mail) : undefined;
      const ended = await signOut(context.act, { mail, actor: actorOf(request) });
      return { status: 200, body: { ended } };
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/staff/erase',
    summary: 'End an account for somebody who asked for it; for parts of this installation',
    answers: { 200: messageSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      await erase(context.act, readBody(request.body, eraseRequestSchema).mail, actorOf(request));
      return { status: 200, body: { message: 'The account is erased.' } };
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/staff/audit',
    summary: 'Who did what to accounts, the latest first; for parts of this installation',
    query: staffQuerySchema,
    answers: { 200: auditEntriesSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const { pool } = context.act;
      const { mail } = request.query;
      const uid = mail === undefined ? undefined : (await requireAccount(pool, requireMail(mail))).id;
      const entries = (await listAudit(pool, uid)).map(({ atMs, actor, act, accountId, facts = {} }) => ({
        at: new Date(atMs).toISOString(),
        actor,
        act,
        uid: accountId ?? null,
        facts,
      }));
      return { status: 200, body: { entries } };
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/staff/decisions',
    summary: 'Why somebody was told of notices, or was not; for parts of this installation',
    query: staffQuerySchema,
    answers: { 200: decisionsSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const { pool } = context.act;
      const account = await requireAccount(pool, requireMail(request.query.mail));
      return { status: 200, body: { decisions: await listDecisions(pool, account, request.query.notice) } };
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/staff/mails',
    summary: 'The latest mails, of somebody or in some state; for parts of this installation',
    query: staffQuerySchema,
    answers: { 200: staffMailsSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const { pool } = context.act;
      const { mail, state } = request.query;
      const accountId = mail === undefined ? undefined : (await requireAccount(pool, requireMail(mail))).id;
      return { status: 200, body: { mails: await listMails(pool, { accountId, state }) } };
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/staff/subscribers',
    summary: 'Who a newsletter may be sent to, with the links that end it; for parts of this installation',
    query: subscribersQuerySchema,
    answers: { 200: subscribersSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      const { organization } = request.query;
      const listing = { organization, actor: actorOf(request), pages: context.pages };
      return { status: 200, body: { subscribers: await describeSubscribers(context.act, listing) } };
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/staff/resend',
    summary: 'Send a mail again that came back or was given up; for parts of this installation',
    answers: { 200: messageSchema, ...refusals },
    async handle(request) {
      requireOurs(context, request);
      await resend(context.act, readBody(request.body, resendRequestSchema).id, actorOf(request));
      return { status: 200, body: { message: 'The mail is on its way again.' } };
    },
  }),
];
