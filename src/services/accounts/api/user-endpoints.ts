import { exportSchema } from '#contract/accounts/export.ts';
import {
  activationParamsSchema,
  activationSchema,
  lostPasswordSchema,
  resetAnswerSchema,
  resetSchema,
  uidParamsSchema,
  userSchema,
} from '#contract/accounts/user.ts';
import { messageSchema } from '#contract/message.ts';
import { AppError } from '#lib/errors.ts';
import { readBody } from '#platform/http/read-body.ts';
import { changeAccount, endAccount } from '#services/accounts/acts/change-account.ts';
import { register } from '#services/accounts/acts/register.ts';
import { namingFields } from '#services/accounts/acts/refuse-fields.ts';
import {
  activate,
  askForReset,
  requireOwnPassword,
  resetPassword,
} from '#services/accounts/acts/set-password.ts';
import { readExport } from '#services/accounts/store/export-store.ts';
import { bearerOf, networkOf, requireSelf, type CallContext } from './call-context.ts';
import { formatInstant, formatUser } from './format-user.ts';
import { readChange, readExisting, readRegistration } from './read-user.ts';
import { defineRestEndpoint } from './rest-endpoint.ts';

const bodyLimitBytes = 64 * 1024;

/** An account from its first day to its last (contract, section 5.2). */
export const userEndpoints = (context: CallContext) => [
  defineRestEndpoint({
    method: 'POST',
    path: '/user/register',
    summary:
      'Ask for a profile; the link to activate it is mailed. A taken address is answered alike, its owner is told',
    answers: { 200: userSchema, 400: messageSchema, 403: messageSchema, 422: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      if (request.headers['authorization'] !== undefined)
        throw new AppError('forbidden', 'Whoever is signed in has a profile.');
      const wanted = readRegistration(request.body);
      return {
        status: 200,
        body: formatUser(await register(context.act, wanted, networkOf(context, request))),
      };
    },
  }),
  defineRestEndpoint({
    method: 'POST',
    path: '/activate/user/:uid/:timestamp/:hash',
    summary:
      'Activate a profile with the mailed link and a password; with its password, where its address was changed',
    params: activationParamsSchema,
    answers: { 200: messageSchema, 400: messageSchema, 404: messageSchema, 422: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const { pass = '' } = readBody(request.body, activationSchema);
      await activate(context.act, { ...request.params, password: pass }, networkOf(context, request));
      return { status: 200, body: { message: 'The account is active.' } };
    },
  }),
  defineRestEndpoint({
    method: 'PATCH',
    path: '/user/:uid',
    summary: 'Change one’s own account; another address or password takes the present password',
    params: uidParamsSchema,
    answers: { 200: userSchema, 401: messageSchema, 403: messageSchema, 422: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const account = await requireSelf(context, request, request.params.uid);
      const wanted = readChange(request.body, await context.act.listLines());
      const asker = networkOf(context, request);
      const change = { wanted, asker, keepsToken: bearerOf(request) };
      return { status: 200, body: formatUser(await changeAccount(context.act, account, change)) };
    },
  }),
  defineRestEndpoint({
    method: 'GET',
    path: '/user/:uid/export',
    summary: 'Everything that is held of oneself: account, choices, profile, newsletters, mails',
    params: uidParamsSchema,
    answers: { 200: exportSchema, 401: messageSchema, 403: messageSchema, 404: messageSchema },
    async handle(request) {
      const account = await requireSelf(context, request, request.params.uid);
      const { pool, clock } = context.act;
      const held = await readExport(pool, account);
      if (!held) throw new AppError('not-found', 'There is no such account.');
      const headers = { 'cache-control': 'no-store' };
      return { status: 200, headers, body: { made: formatInstant(clock.now()), ...held } };
    },
  }),
  defineRestEndpoint({
    method: 'DELETE',
    path: '/user/:uid',
    summary:
      'End one’s own account, with everything that belongs to it; the present password is looked at where it is sent',
    params: uidParamsSchema,
    answers: { 204: null, 401: messageSchema, 403: messageSchema, 422: messageSchema, 429: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const account = await requireSelf(context, request, request.params.uid);
      const password = readExisting(request.body);
      const asker = networkOf(context, request);
      const isByPassword = password !== undefined;
      await namingFields(['pass'], async () => {
        if (isByPassword) await requireOwnPassword(context.act, account, { password, asker });
        await endAccount(context.act, account, { actor: 'owner', isByPassword });
      });
      return { status: 204 };
    },
  }),
  defineRestEndpoint({
    method: 'POST',
    path: '/user/lost-password',
    summary: 'Ask for a link to another password; the same answer whether or not somebody has the address',
    answers: { 200: messageSchema, 400: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const { mail } = readBody(request.body, lostPasswordSchema);
      if (mail === undefined) throw new AppError('bad-request', 'The field mail is missing.');
      await askForReset(context.act, mail, networkOf(context, request));
      return { status: 200, body: { message: 'If the address has a profile, a mail is on its way to it.' } };
    },
  }),
  defineRestEndpoint({
    method: 'POST',
    path: '/user/lost-password-reset',
    summary: 'Set another password with what the mailed link carries',
    answers: { 200: resetAnswerSchema, 400: messageSchema, 422: messageSchema },
    bodyLimitBytes,
    async handle(request) {
      const { name, temp_pass: temp, new_pass: password, device } = readBody(request.body, resetSchema);
      if (name === undefined || temp === undefined || password === undefined)
        throw new AppError('bad-request', 'The fields name, temp_pass and new_pass are needed.');
      const marks = await resetPassword(context.act, { name, temp, password, marks: device ?? '' });
      const message = 'The password is set.';
      return { status: 200, body: { message, ...(device !== undefined && { device: marks }) } };
    },
  }),
];
