import type { PhoneLine } from '#domain/operator.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from './phone-href.ts';

/** The way out of a page that cannot help: someone answers. */
export function CallUs({ line }: { readonly line: PhoneLine }) {
  const texts = useTexts();
  return (
    <>
      {`${texts.errors.callUs} `}
      <a className="figures" href={phoneHref(line)}>
        {line.number}
      </a>
      {`, ${texts.shell.footer.option(line.option)}.`}
    </>
  );
}
