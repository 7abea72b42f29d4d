import { describe, expect, it } from 'vitest';
import { fareGrids } from '#data/fares.ts';
import { createFareAdviser } from '#domain/fares/best-fare.ts';
import { gridOn } from '#domain/fares/fare.ts';
import { readSurvey, surveys, type Given, type Survey } from '#domain/fares/survey.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { everyAnswer } from '#tests/support/every-answer.ts';
import { chartOf } from './chart-facts.ts';
import { labelBox, overlaps } from './chart-labels.ts';
import { drawChart } from './chart.ts';
import { createFareLabels } from './labels.ts';
import { niceStep } from './nice-step.ts';
import { spread } from './spread.ts';

const { fares } = gridOn(fareGrids, '2026-11-15') ?? { fares: [] };
const advise = createFareAdviser({ fares });

function chartFor(survey: Survey, given: Given, locale: Locale = 'fr') {
  const read = readSurvey(survey, given);
  if ('faults' in read) throw new Error(`${JSON.stringify(given)} is refused`);
  const { answers } = read;
  const { breakEven, rides, ways } = advise(answers);
  const known = breakEven.ranges.map(({ fare }) => fare);
  const without = advise({ ...answers, subscribes: false }).breakEven.ranges;
  const { fares: texts } = catalogues[locale];
  return chartOf({
    breakEven,
    aside: without.filter(({ fare }) => !known.includes(fare)),
    you: {
      at: breakEven.measure === 'days' ? (answers.days ?? 0) : rides,
      cents: ways[0]?.cents ?? 0,
    },
    labels: createFareLabels({ fares, rider: answers.rider, locale, texts }),
    texts,
  });
}

const commuter: Given = {
  question1: 'general',
  question2: 'regular',
  nbDays5: '5',
  question3: 'return',
  question4: 'yes',
};

describe('a chart', () => {
  it('has a line for each fare that counts, the cheapest of them, and the place of who asked', () => {
    const chart = chartFor('general', commuter);
    expect(chart.labels.map(({ lines }) => lines.join(' '))).toEqual([
      'abonnement',
      'mensuel',
      'à l’unité',
      '22',
      '29',
      'vous\u00a0: 43\u00a0passages',
    ]);
    expect(chart.costTicks.map(({ label }) => label)).toEqual(['0', '40', '80', '120', '160\u00a0$']);
    expect(chart.countTicks.map(({ label }) => label)).toEqual(['0', '10', '20', '30', '40', '50']);
    expect(chart.lines).toHaveLength(3);
    expect(chart.dots).toHaveLength(2);
    // At the end of the bold line they pay what the subscription costs.
    expect(chart.best.endsWith(` ${chart.you.y}`)).toBe(true);
  });

  it('of a stay counts days, and begins where the first pass is bought', () => {
    const stay: Given = {
      question1: 'general',
      question2: 'stay',
      nbDays30: '9',
      question3: 'more',
      nbRidesDay: '4',
    };
    const chart = chartFor('general', stay, 'en');
    expect(chart.countTicks.map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20', '25', '30']);
    expect(chart.costTicks.at(-1)?.label).toBe('$160');
    expect(chart.labels.map(({ lines }) => lines.join(' '))).toContain('you: 9 days');
  });

  it(
    'keeps every word apart from every other and within its box, whatever was answered',
    { timeout: 60_000 },
    () => {
      const samples = surveys.flatMap((survey) =>
        [...everyAnswer(survey)].filter((_, nth) => nth % 17 === 0).map((given) => ({ survey, given })),
      );
      expect(samples.length).toBeGreaterThan(300);
      for (const [nth, { survey, given }] of samples.entries()) {
        const chart = chartFor(survey, given, locales[nth % 2]);
        const boxes = chart.labels.map(labelBox);
        const told = JSON.stringify(given);
        for (const [one, box] of boxes.entries()) {
          expect([told, box.left >= 0, box.right <= chart.width, box.top >= 0]).toEqual([
            told,
            true,
            true,
            true,
          ]);
          expect([told, boxes.slice(one + 1).some((other) => overlaps(box, other))]).toEqual([told, false]);
        }
        // Each line has its name, each turn its number.
        expect([told, chart.labels.length]).toEqual([told, chart.lines.length + chart.dots.length + 1]);
        // Nobody looks for themselves in vain.
        expect([told, chart.labels.some(({ lines }) => lines.length === 2)]).toEqual([told, true]);
        expect([told, chart.you.y <= chart.bottom, chart.you.x <= chart.right]).toEqual([told, true, true]);
      }
    },
  );

  it('cuts a line where it leaves the scale', () => {
    const chart = drawChart({
      lines: [
        { label: 'steep', cents: [5000, 10_000, 15_000, 20_000], atZero: 0 },
        { label: 'flat', cents: [6000, 6000, 6000, 6000], atZero: 6000 },
      ],
      turns: [{ at: 2, cents: 6000, isAside: false }],
      you: { at: 3, cents: 6000, label: ['you', '3'] },
      formatTop: String,
    });
    const [steep = '', flat = ''] = chart.lines;
    expect(steep.endsWith(` ${chart.costTicks.at(-1)?.at}`)).toBe(true);
    expect(flat).toBe(`M${chart.left} ${chart.you.y}L${chart.right} ${chart.you.y}`);
  });
});

describe('what stands along a line', () => {
  it('moves apart as little as it has to, and stays between the ends', () => {
    const wishes = [20, 22, 95].map((at) => ({ at, size: 10 }));
    expect(spread(wishes, [0, 100])).toEqual([15, 25, 90]);
    expect(
      spread(
        [
          { at: 98, size: 10 },
          { at: 99, size: 10 },
        ],
        [0, 100],
      ),
    ).toEqual([80, 90]);
  });

  it.each([
    [0.2, 1],
    [3, 4],
    [8.4, 10],
    [39.6, 40],
    [41, 50],
    [120, 200],
  ])('is counted in steps that are read with ease: at least %d is %d', (atLeast, step) => {
    expect(niceStep(atLeast)).toBe(step);
  });
});
