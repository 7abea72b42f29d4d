import { shellActions } from '#site/layouts/actions.server.ts';
import { listBlocks } from '#site/page-blocks.ts';
import type { Screen } from '#site/pages/screen.server.ts';
import type { PageView } from '#site/view.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';

/** The forms on the pages of a screen that carry a proof that a person sends them, by name: those of the shell too. */
export function captchaForms({ actions = {} }: Pick<Screen, 'actions'>): readonly string[] {
  return [...Object.values(shellActions), ...Object.values(actions)]
    .filter(({ form }) => form.hasCaptcha)
    .map(({ form }) => form.name);
}

/** The forms of the content that stand on a page: each carries a proof of its own. */
export function webFormsOn(page: Pick<PageView, 'info' | 'data'>): readonly string[] {
  return listBlocks(page).flatMap((block) =>
    block.type === 'form' && block.offered ? [webFormName(block.offered.form.id)] : [],
  );
}
