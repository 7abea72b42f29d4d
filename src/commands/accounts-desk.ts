import { userInfo } from 'node:os';
import type { z } from 'zod';
import { askJson } from '#clients/wire.ts';
import type { Config } from '#config.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { deriveKey } from '#platform/secret.ts';
import { httpTransport } from '#platform/transport.ts';
import { ownOrigin, refuseAway, requireSecret } from './content-desk.ts';

/** The accounts service of a running program, as staff reach it. */
export interface AccountsDesk {
  read<T>(
    path: string,
    query: Readonly<Record<string, string | undefined>>,
    schema: z.ZodType<T>,
  ): Promise<T>;
  write<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
}

interface DeskOptions {
  readonly url?: string | undefined;
  readonly actor?: string | undefined;
}

const timeoutMs = 30_000;

/** Shows the key that only parts of the installation have. */
export async function openAccountsDesk(config: Config, { url, actor }: DeskOptions): Promise<AccountsDesk> {
  const secret = await requireSecret(config);
  const base = url ?? config.serviceUrls.accounts ?? `${ownOrigin(config)}/services/accounts`;
  const transport = httpTransport(base, timeoutMs, {
    [insideHeader]: deriveKey(secret, 'inside'),
    'x-actor': encodeURIComponent(actor ?? userInfo().username),
  });
  const away = (thrown: unknown) => refuseAway(thrown, base);
  return {
    read: (path, query, schema) => {
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      const search = new URLSearchParams(given).toString();
      return askJson(transport, { method: 'GET', path: `${path}?${search}` }, schema).catch(away);
    },
    write: (path, body, schema) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', path, headers, body: JSON.stringify(body) } as const;
      return askJson(transport, request, schema).catch(away);
    },
  };
}
