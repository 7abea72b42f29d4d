import { sql } from 'drizzle-orm';
import { locales, type Locale } from '#domain/locale.ts';
import { fold } from '#lib/fold.ts';
import { normalized } from '#lib/normalized.ts';
import type { Transaction } from './counters.ts';

/** What is read of an entry for the vocabulary. */
interface Texts {
  readonly langcode: Locale;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Everybody may read it, whenever that is. */
  readonly isOpen: boolean;
}

/** A word, how it is written with its accents, and how many texts more or fewer have it, and of those that are open. */
interface Change {
  readonly word: string;
  readonly shown: string;
  readonly step: number;
  readonly openStep: number;
}

const batchWords = 5000;

/** Counts the words of texts that come, and takes back those of texts that go. */
export async function countWords(
  tx: Transaction,
  { gone, come }: { readonly gone: readonly Texts[]; readonly come: readonly Texts[] },
): Promise<void> {
  // Languages and words in one order, so that two who write at once wait for each other instead of both for ever.
  for (const langcode of locales) {
    const uses = new Map<string, Change>();
    const count = (list: readonly Texts[], step: number) => {
      for (const texts of list)
        if (texts.langcode === langcode)
          for (const [word, shown] of wordsOf(texts)) {
            const change = uses.get(word) ?? { word, shown, step: 0, openStep: 0 };
            const openStep = change.openStep + (texts.isOpen ? step : 0);
            uses.set(word, { ...change, step: change.step + step, openStep });
          }
    };
    count(come, 1);
    count(gone, -1);
    const changed = [...uses.values()]
      .filter(({ step, openStep }) => step !== 0 || openStep !== 0)
      .toSorted((one, two) => (one.word < two.word ? -1 : 1));
    for (let from = 0; from < changed.length; from += batchWords)
      await addUses(tx, langcode, changed.slice(from, from + batchWords));
  }
}

async function addUses(tx: Transaction, langcode: Locale, changed: readonly Change[]): Promise<void> {
  const words = changed.map(({ word }) => word);
  const shown = changed.map((change) => change.shown);
  const steps = changed.map(({ step }) => step);
  const openSteps = changed.map(({ openStep }) => openStep);
  await tx.execute(sql`insert into content_vocabulary (langcode, word, shown, uses, open_uses)
    select ${langcode}, changed.* from unnest(${sql.param(words)}::text[], ${sql.param(shown)}::text[],
      ${sql.param(steps)}::int[], ${sql.param(openSteps)}::int[]) as changed (word, shown, step, open_step)
    on conflict (langcode, word) do update set uses = content_vocabulary.uses + excluded.uses,
      open_uses = content_vocabulary.open_uses + excluded.open_uses`);
  if (steps.some((step) => step < 0))
    await tx.execute(sql`delete from content_vocabulary
      where langcode = ${langcode} and word = any (${sql.param(words)}::text[]) and uses <= 0`);
}

/** Words that somebody may misspell: of letters alone, and neither very short nor endless. */
const isWord = /^\p{L}{3,30}$/u;

function wordsOf({ title, lead, body }: Texts): Map<string, string> {
  const written = normalized(`${title} ${lead} ${body}`, 'NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = written.map((word) => [fold(word), word.toLowerCase()] as const);
  return new Map(words.filter(([word]) => isWord.test(word)));
}
