import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import { takeText } from '#platform/http/body-parsers.ts';
import { callerOf } from '#platform/http/sender.ts';
import { oneClickPath } from '#site/routing/one-click-path.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

interface OneClickOptions {
  readonly accounts: Pick<AccountsClient, 'followLink'>;
  readonly table: () => RouteTable;
}

type LinkRequest = FastifyRequest<{ Params: Record<'uid' | 'organization' | 'timestamp' | 'hash', string> }>;

/** The one thing that is ever sent there, in either way that forms are sent. */
const isOneClick = (body: string) =>
  new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click' ||
  /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(body);

const mostBytes = 4096;

/**
 * Where a mail program ends a subscription for its user (RFC 8058): with no cookie, no token and no page of ours before it.
 * The link alone says what ends, and its signature that we mailed it. Somebody who opens it is led to the page that asks.
 */
export async function mountOneClick(
  app: FastifyInstance,
  { accounts, table }: OneClickOptions,
): Promise<void> {
  const path = `${oneClickPath}/:uid/:organization/:timestamp/:hash`;
  const answer = (reply: FastifyReply, status: number, text: string) =>
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/plain; charset=utf-8')
      .send(text);

  await app.register(async (mails) => {
    // Mail programs send forms of either kind; what the body says is looked at, never stored.
    mails.removeAllContentTypeParsers();
    takeText(mails, '*');
    mails.post(path, { bodyLimit: mostBytes }, async (request: LinkRequest, reply) => {
      if (typeof request.body !== 'string' || !isOneClick(request.body))
        return answer(reply, 400, 'Demande non reconnue. / Request not understood.\n');
      const state = await accounts.followLink('remove', request.params, { visitor: callerOf(request) });
      return state === undefined
        ? answer(reply, 400, 'Ce lien n’est pas valide. / This link is not valid.\n')
        : answer(reply, 200, 'Vous êtes désabonné. / You are unsubscribed.\n');
    });
    mails.get(path, async ({ params }: LinkRequest, reply) => {
      const routes = table();
      const page = routes.pathOf('confirm-unsubscription', routes.first, params);
      return reply.header('cache-control', 'no-store').redirect(page ?? '/', 303);
    });
  });
}
