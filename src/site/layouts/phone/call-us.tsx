import type { PhoneLine } from '#domain/operator.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from './phone-href.ts';

interface CallUsProps {
  /** Nothing is said where there is none. */
  readonly line: PhoneLine | undefined;
  /** What is said before the number. */
  readonly lead?: string;
  readonly as?: 'p' | 'li';
}

/** The way out of a page that cannot help: someone answers. */
export function CallUs({ line, lead, as: Tag = 'p' }: CallUsProps) {
  const texts = useTexts();
  if (!line) return null;
  return (
    <Tag>
      {`${lead ?? texts.errors.callUs} `}
      <a className="figures" href={phoneHref(line)}>
        {line.number}
      </a>
      {line.option === undefined ? '.' : `, ${texts.shell.footer.option(line.option)}.`}
    </Tag>
  );
}
