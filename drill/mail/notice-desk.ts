import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { deriveKey } from '#platform/secret.ts';
import { sharedSettings } from '../stage/house.ts';
import type { Stage } from '../stage/stage.ts';

/** The content in a process of its own, an editor who publishes notices for everyone, and people who follow them. */
export interface NoticeDesk {
  readonly url: string;
  /** The notices published so far. */
  readonly notices: readonly string[];
  publish(): Promise<void>;
  /** Writes members who want general notices; gives their addresses. */
  seatFollowers(on: Queryable): Promise<string[]>;
}

const followerCount = 20;
const key = deriveKey(sharedSettings.SECRET, 'editor');

export async function startNoticeDesk(stage: Stage): Promise<NoticeDesk> {
  const { origin: url } = await stage.start({ parts: ['content'], dataDir: stage.newFolder() });
  const notices: string[] = [];
  return {
    url,
    notices,
    publish: async () => {
      const title = `Service réduit ${notices.length + 1}`;
      const answer = await fetch(`${url}/api/notices?oneLanguage=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': jsonApiMediaType },
        body: JSON.stringify({
          data: { type: 'notices', attributes: { title, notice_type: 'eleve', general: true } },
        }),
      });
      if (!answer.ok) throw new Error(`a notice was answered with ${answer.status}`);
      notices.push(((await answer.json()) as { data: { id: string } }).data.id);
    },
    seatFollowers: async (on) => {
      const { rows } = await on.query<{ mail: string }>(
        `insert into account (uuid, mail, mail_key, first_name, last_name, langcode, is_active, general_notices,
           created_at, changed_at, last_seen_at)
         select gen_random_uuid(), mail, mail, 'Ève', 'Roy', 'fr', true, true, now(), now(), now()
         from (select 'follower.' || nth || '@exemple.ca' as mail from generate_series(1, $1::int) as nth) as person
         returning mail`,
        [followerCount],
      );
      return rows.map(({ mail }) => mail);
    },
  };
}
