import type { FollowedMoments } from '#domain/member.ts';
import type { AccountsStage } from './accounts-stage.ts';

interface Wanted {
  readonly general?: boolean | undefined;
  /** Of lines, by the numbers that riders know. */
  readonly lines?: readonly string[] | undefined;
  readonly moments?: FollowedMoments | undefined;
}

/** Chooses the notices of a member, as their page does. */
export async function chooseNotices(
  stage: AccountsStage,
  { token, uid }: { readonly token: string; readonly uid: number },
  { general = false, lines = [], moments }: Wanted,
): Promise<void> {
  const terms = await stage.app.get('/services/content/api/taxonomyTerms/routes?page[limit]=1000');
  const { data } = (await terms.json()) as { data: { attributes: Record<string, unknown> }[] };
  const idOf = (line: string) =>
    data.find(({ attributes }) => attributes['name'] === line)?.attributes['drupal_internal__tid'];
  const targets = lines.map((line) => ({ target_id: idOf(line), ...(moments && { moments }) }));
  const json = { subscribe_selected_notices: targets, subscribe_general_notices: general };
  await stage.call(`/user/${uid}?_format=json`, { method: 'PATCH', token, json });
  const optins = [{ code: 'route_notices', subscribed: lines.length > 0 }];
  await stage.call('/api/di/subscriptions/update', { token, json: { uid, optins_list: optins } });
}
