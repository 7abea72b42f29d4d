import type { Shell } from '#site/view.ts';

export const consentAction = '/_consent';

export interface ConsentProps {
  readonly shell: Shell;
  /** The page on screen, where the server sends back to. */
  readonly url: string;
}

export function ConsentFields({ shell, url }: ConsentProps) {
  return (
    <>
      <input type="hidden" name="token" value={shell.forms.token} />
      <input type="hidden" name="back" value={url} />
    </>
  );
}
