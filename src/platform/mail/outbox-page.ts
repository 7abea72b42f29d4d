import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { languageAsked } from '#platform/http/accept-language.ts';
import { readStyle } from '#platform/http/api-page/mount-api.ts';
import { isAskedHere } from '#platform/http/listener/hosts.ts';
import { mountedUnder } from '#platform/http/listener/listener.ts';
import { frameRights, listPage, mailPage, type OutboxReader } from './outbox-markup.ts';
import type { Outbox } from './outbox.ts';

interface OutboxPageOptions {
  readonly outbox: Pick<Outbox, 'list' | 'read'>;
  /** Of the times it shows. */
  readonly timeZone: string;
  /** How the application answers an address that is not there; its own way unless given. */
  answerMissing?(request: FastifyRequest, reply: FastifyReply): unknown;
}

type MailRequest = FastifyRequest<{ Params: { id: string } }>;

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Its own styles and its links, and nothing else of it. */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox ${frameRights}`;

/** `/outbox`, the mails that stay here, and each of them: for who sits at this machine, and to others not there at all. */
export function mountOutbox(app: FastifyInstance, options: OutboxPageOptions): void {
  const { outbox, timeZone } = options;
  const answerMissing =
    options.answerMissing ?? ((_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound());

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isAskedHere(request.raw)) {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return;
    }
    await answerMissing(request, reply);
    return reply;
  };
  const readerOf = (request: FastifyRequest): OutboxReader => ({
    language: languageAsked(request),
    base: mountedUnder(request.headers),
    timeZone,
  });
  const sendPage = (reply: FastifyReply, { language }: OutboxReader, page: string) =>
    reply
      .headers({ 'content-security-policy': pagePolicy, 'content-language': `${language}-CA` })
      .type('text/html; charset=utf-8')
      .send(page);
  const getMail = async ({ params }: MailRequest) => {
    const kept = await outbox.read(params.id);
    if (!kept) throw new AppError('not-found', 'no such mail is kept');
    return kept;
  };

  app.get('/outbox', { onRequest }, async (request, reply) => {
    const reader = readerOf(request);
    return sendPage(reply, reader, listPage(await outbox.list(), reader));
  });
  app.get('/outbox/style.css', { onRequest }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readStyle().text + readOwnStyle()),
  );
  app.get('/outbox/:id', { onRequest }, async (request: MailRequest, reply) => {
    const reader = readerOf(request);
    return sendPage(reply, reader, mailPage(await getMail(request), reader));
  });
  app.get('/outbox/:id/html', { onRequest }, async (request: MailRequest, reply) => {
    const { mail } = await getMail(request);
    return reply
      .headers({ 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(outOfTheFrame(mail.html));
  });
  app.get('/outbox/:id/eml', { onRequest }, async (request: MailRequest, reply) => {
    const { id, eml } = await getMail(request);
    return reply
      .header('content-disposition', `attachment; filename="${id}.eml"`)
      .type('message/rfc822')
      .send(eml);
  });
}

/** Links of a mail lead away from the frame it is shown in: our pages do not let themselves be framed. */
function outOfTheFrame(html: string): string {
  const target = '<base target="_top">';
  return /<head(?:\s[^<>]*)?>/i.test(html)
    ? html.replace(/<head(?:\s[^<>]*)?>/i, (head) => head + target)
    : html.replace(/^(?:\s*<!doctype[^>]*>)?/i, (before) => before + target);
}

/** Beside this file in the sources, and beside the program in the build. */
const readOwnStyle = (): string => readFileSync(join(import.meta.dirname, 'outbox-page.css'), 'utf8');
