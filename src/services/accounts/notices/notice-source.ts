import type { Bilingual } from '#domain/locale.ts';
import type { BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import type { NoticeWords } from '#services/accounts/mail/compose-notice.ts';

/** The notices of the content, wherever it is. */
export interface NoticeSource {
  /** All that are public, in both languages; throws where they cannot be read whole. */
  load(): Promise<readonly BilingualNotice[]>;
  /** Calls back when they may have changed; gives the way to end that. */
  follow(changed: () => void): () => void;
  /** What a mail says of one. */
  describe(notice: BilingualNotice): Bilingual<NoticeWords>;
}
