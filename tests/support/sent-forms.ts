import { contentSeed } from '#data/content/index.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { personToken } from './accounts-people.ts';
import type { AccountsStage } from './accounts-stage.ts';
import { throttledForm } from './forms-stage.ts';
import { soundUploads } from './uploads.ts';
import { sampleForm } from './web-form-sample.ts';

const { throttleHours: _never, ...commentForm } = throttledForm;

/** The default content with two small forms, `exemple` and `commentaire`. */
export const seedWithForms: ContentSeed = {
  ...contentSeed,
  items: [
    ...contentSeed.items,
    ...[sampleForm, commentForm].map((definition) => ({
      key: `form-${definition.id}`,
      type: 'webforms',
      shared: { definition },
      fr: { title: definition.title.fr },
      en: { title: definition.title.en },
    })),
  ],
};

/** What riders send to a program on that content. */
export function riderOf(stageOf: () => AccountsStage) {
  const service = '/services/content';
  const json = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as unknown;
  };

  async function send(formId: string, body: object, locale: 'fr' | 'en' = 'fr'): Promise<void> {
    const { app } = stageOf();
    const path = `${service}${locale === 'en' ? '/en' : ''}/api/webform_jsonschema/${formId}`;
    const { csrfToken } = (await json(await app.get(path))) as { csrfToken: string };
    const recaptchaToken = await personToken(stageOf(), `webform-${formId}`);
    await json(
      await app.get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({ recaptchaToken, ...body }),
      }),
    );
  }

  return {
    comment: (texte: string, courriel?: string) =>
      send('commentaire', { texte, ...(courriel !== undefined && { courriel }) }),
    /** With a picture. */
    example: async (courriel: string, locale: 'fr' | 'en' = 'fr') => {
      const kept = await json(
        await stageOf().app.get(`${service}/file/upload/node/files/exemple_files?_format=json`, {
          method: 'POST',
          headers: {
            'content-type': 'application/octet-stream',
            'content-disposition': 'file; filename="photo.jpg"',
          },
          body: Buffer.from(soundUploads.jpg),
        }),
      );
      const fid = (kept as { fid: { value: number }[] }).fid[0]?.value;
      await send(
        'exemple',
        {
          sujet: { motif: 'retard', jour: '2026-11-09' },
          vous: { courriel },
          details: { texte: 'Deux lignes\net <b>une</b> autre', modes: ['courriel'], preuves: [fid] },
        },
        locale,
      );
    },
  };
}
