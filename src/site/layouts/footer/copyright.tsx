import { useTexts } from '#site/i18n/texts.tsx';
import type { Shell } from '#site/view.ts';

export function Copyright({ shell: { today, operator } }: { readonly shell: Shell }) {
  const texts = useTexts().shell.footer;
  return (
    <p>
      {`©\u00a0${today.slice(0, 4)} `}
      <span lang={operator.nameLang}>{operator.name}</span>
      {`. ${texts.rights}`}
    </p>
  );
}
