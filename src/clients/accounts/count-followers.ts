import { followersCountSchema } from '#contract/accounts/followers.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';

/** How many would be mailed about a notice. */
export async function countNoticeFollowers(
  accounts: Transport,
  { general, lineIds, lines }: Pick<Notice, 'general' | 'lineIds' | 'lines'>,
): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ general, lines: lineIds, numbers: lines.map(({ number }) => number) });
  const request = { method: 'POST', path: '/followers/count', headers, body, onlyReads: true } as const;
  return (await askJson(accounts, request, followersCountSchema)).count;
}
