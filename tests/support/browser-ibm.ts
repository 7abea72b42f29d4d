import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** IBM's engine, as it stands in a page. */
interface Engine {
  readonly Checker: new () => {
    check(part: Node, guidelines: readonly string[]): Promise<{ readonly results: readonly Finding[] }>;
  };
}

interface Finding {
  readonly ruleId: string;
  /** How much it weighs, and how sure the engine is of it. */
  readonly value: readonly [
    policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION',
    confidence: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL',
  ];
  readonly message: string;
  readonly snippet: string;
}

/** WCAG 2.2 with what IBM asks for besides. */
const guidelines = ['IBM_Accessibility', 'WCAG_2_2'] as const;

/**
 * It advises against saying the role that an element has anyway. The parts of a table that is laid out as a list have
 * to, or WebKit forgets them.
 */
const adviceNotTaken = 'aria_role_redundant';

/** It takes these for things of the past. The HTML standard has both, with the very meaning they are used for here. */
const notDeprecated =
  /^element_attribute_deprecated: The (<s> element|HTML attribute\(s\) "start") is deprecated/;

/** It does not know yet that the name somebody signs in by may be typed as an e-mail address; the HTML standard does. */
const emailAsUsername = /^input_autocomplete_valid: .* autocomplete="username"/;

/** Parts of one kind that share a page share a name too. */
const namesOfParts = /_label_unique$|^aria_landmark_name_unique$/;

/** The engine declares itself as a variable, which has to become one of the window's. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace;`;

/**
 * What IBM's engine is sure is wrong on a page, or in each of some parts of it, its advice included: the rule, its
 * words, the element. What is folded is opened for it: it checks folded parts too, and finds no names in them.
 */
export async function ibmViolations(page: Page, parts?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([selector, ids, unheeded]) => {
      const { ace } = window as typeof globalThis & { ace?: Engine };
      if (!ace) throw new Error('the engine is not in the page');
      const places = selector === undefined ? [document] : [...document.querySelectorAll(selector)];
      if (places.length === 0) throw new Error(`there is no ${selector}`);
      const folded = [...document.querySelectorAll('details:not([open])')];
      for (const each of folded) each.toggleAttribute('open', true);
      const checker = new ace.Checker();
      const failed: { ruleId: string; words: string }[] = [];
      for (const place of places) {
        const { results } = await checker.check(place, ids);
        for (const { value, ruleId, message, snippet } of results)
          if (value[1] === 'FAIL' && ruleId !== unheeded)
            failed.push({ ruleId, words: `${ruleId}: ${message} ${snippet.slice(0, 160)}` });
      }
      for (const each of folded) each.toggleAttribute('open', false);
      return failed;
    },
    [parts, guidelines, adviceNotTaken] as const,
  );
  const isHeeded = (ruleId: string) => parts === undefined || !namesOfParts.test(ruleId);
  return found
    .filter(
      ({ ruleId, words }) => isHeeded(ruleId) && !notDeprecated.test(words) && !emailAsUsername.test(words),
    )
    .map(({ words }) => words);
}
