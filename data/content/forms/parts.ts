import type {
  WebFormFieldFile,
  WebFormFile,
  WebFormGroupFile,
  WebFormPartFile,
} from '#contract/content/web-form-file.ts';
import { both } from '#operators/kit/typography.ts';

type Words = readonly [fr: string, en: string];
type Rule = NonNullable<WebFormFieldFile['visible']>;
type Condition = Rule['conditions'][number];
type More = Omit<WebFormFieldFile, 'key' | 'type' | 'label' | 'description' | 'options'> & {
  readonly hint?: Words;
  /** By the key of the choice. */
  readonly options?: Readonly<Record<string, Words>>;
};

/** A field: what it is called in answers, its kind, and what riders read above it. */
export function field(
  key: string,
  type: WebFormFieldFile['type'],
  label: Words,
  { hint, options, ...more }: Partial<More> = {},
): WebFormFieldFile {
  return {
    key,
    type,
    label: both(...label),
    ...(hint && { description: both(...hint) }),
    ...(options && {
      options: Object.entries(options).map(([choice, words]) => ({ key: choice, label: both(...words) })),
    }),
    ...more,
  };
}

interface GroupMore {
  readonly hint?: Words;
  readonly visible?: Rule;
}

/** Fields under one heading. */
export function group(
  key: string,
  title: Words,
  parts: readonly WebFormPartFile[],
  { hint, ...more }: GroupMore = {},
): WebFormGroupFile {
  return { key, title: both(...title), ...(hint && { description: both(...hint) }), ...more, parts };
}

/** A page of a form; where there is one alone, its title is not shown. */
export function formPage(
  key: string,
  title: Words,
  parts: readonly WebFormPartFile[],
): WebFormFile['pages'][number] {
  return { key, title: both(...title), parts: [...parts] };
}

/** The answer is this one. */
export const is = (path: string, value: string): Condition => ({ field: path, trigger: 'value', value });
/** The answer is another, or there is none. */
export const isNot = (path: string, value: string): Condition => ({ field: path, trigger: '!value', value });
export const isFilled = (path: string): Condition => ({ field: path, trigger: 'filled' });
export const isTicked = (path: string): Condition => ({ field: path, trigger: 'checked' });

/** One of the conditions is enough. */
export const any = (...conditions: readonly Condition[]): Rule => ({
  operator: 'or',
  conditions: [...conditions],
});
/** Every condition has to hold. */
export const every = (...conditions: readonly Condition[]): Rule => ({
  operator: 'xand',
  conditions: [...conditions],
});
