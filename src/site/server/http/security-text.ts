import type { FastifyInstance } from 'fastify';
import { defaultLanguages, otherLocale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { Clock } from '#platform/clock.ts';

interface SecurityTextOptions {
  readonly operator: Operator;
  readonly clock: Clock;
  /** The address of the site, where a setting names it. */
  readonly publicUrl: string | undefined;
}

const path = '/.well-known/security.txt';
const dayMs = 24 * 3600 * 1000;
/** RFC 9116 asks for less than a year. A copy that nobody looks after any more runs out. */
const lifeDays = 180;

/** Tells whoever found a weakness of the site where to say so (RFC 9116). */
export function mountSecurityText(app: FastifyInstance, options: SecurityTextOptions): void {
  app.get(path, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(writeSecurityText(options)),
  );
}

export function writeSecurityText({ operator, clock, publicUrl }: SecurityTextOptions): string {
  const { first } = operator.languages ?? defaultLanguages;
  const contacts = operator.securityContacts ?? waysToReach(operator);
  const today = Math.floor(clock.now() / dayMs);
  const expires = new Date((today + lifeDays) * dayMs).toISOString().replace('.000', '');
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${first}, ${otherLocale(first)}`,
    ...(publicUrl === undefined ? [] : [`Canonical: ${new URL(path, publicUrl).href}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Its mail, its general line, its own site: whatever it has. */
function waysToReach({ email, phones: { general }, website }: Operator): readonly string[] {
  return [
    ...(email === undefined ? [] : [`mailto:${email}`]),
    ...(general ? [`tel:${general.dialled.replaceAll(' ', '-')}`] : []),
    ...(website === undefined ? [] : [website]),
  ];
}
