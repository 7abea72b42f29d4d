import { shellActions } from '#site/layouts/actions.server.ts';
import type { Screen } from '#site/pages/screen.server.ts';

/** The forms on the pages of a screen that carry a proof that a person sends them, by name: those of the shell too. */
export function captchaForms({ actions = {} }: Pick<Screen, 'actions'>): readonly string[] {
  return [...Object.values(shellActions), ...Object.values(actions)]
    .filter(({ form }) => form.hasCaptcha)
    .map(({ form }) => form.name);
}
