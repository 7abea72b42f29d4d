import type { PhoneLine } from '#domain/operator.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from './phone-href.ts';

interface CallUsProps {
  readonly line: PhoneLine;
  /** What is said before the number. */
  readonly lead?: string;
}

/** The way out of a page that cannot help: someone answers. */
export function CallUs({ line, lead }: CallUsProps) {
  const texts = useTexts();
  return (
    <>
      {`${lead ?? texts.errors.callUs} `}
      <a className="figures" href={phoneHref(line)}>
        {line.number}
      </a>
      {`, ${texts.shell.footer.option(line.option)}.`}
    </>
  );
}
