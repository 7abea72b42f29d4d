import { Fragment } from 'react';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';

interface NamedTextProps {
  readonly text: string;
  readonly names: readonly string[];
}

/** A sentence in the language of the page, with the names in it told as what they are: French. */
export function NamedText({ text, names }: NamedTextProps) {
  return splitByNames(text, names).map(({ words, isName }, index) => (
    <Fragment key={index}>{isName ? <PlaceName>{words}</PlaceName> : words}</Fragment>
  ));
}

interface TextPart {
  readonly words: string;
  readonly isName: boolean;
}

/** The longest name first, since one may be a part of another. */
export function splitByNames(text: string, names: readonly string[]): readonly TextPart[] {
  const [name, ...rest] = names
    .filter((each) => each !== '' && text.includes(each))
    .toSorted((one, two) => two.length - one.length);
  if (name === undefined) return text === '' ? [] : [{ words: text, isName: false }];
  const at = text.indexOf(name);
  return [
    ...splitByNames(text.slice(0, at), rest),
    { words: name, isName: true },
    ...splitByNames(text.slice(at + name.length), names),
  ];
}
