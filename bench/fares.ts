import { performance } from 'node:perf_hooks';
import { fareGrids } from '#data/fares.ts';
import { createFareAdviser } from '#domain/fares/best-fare.ts';
import { readSurvey, surveys } from '#domain/fares/survey.ts';
import { everyAnswer } from '#tests/support/every-answer.ts';

const rounds = 5;
const [grid] = fareGrids;
if (!grid) throw new Error('there is no fare table');

/** Every answer to both surveys, with an adviser that knows nothing yet. */
function adviseAll(): { readonly answers: number; readonly ms: number } {
  const started = performance.now();
  const advise = createFareAdviser(grid as NonNullable<typeof grid>);
  let answers = 0;
  for (const survey of surveys)
    for (const given of everyAnswer(survey)) {
      const read = readSurvey(survey, given);
      if (!('answers' in read) || !read.answers) throw new Error('an answer cannot be read');
      if (advise(read.answers).ways.length === 0) throw new Error('an answer has no way to pay');
      answers += 1;
    }
  return { answers, ms: performance.now() - started };
}

const times = Array.from({ length: rounds }, adviseAll);
const [first, ...others] = times.map(({ ms }) => Math.round(ms));
process.stdout.write(
  `${times[0]?.answers} answers: ${first} ms the first time, then ${others.join(', ')} ms (target: under 2,000 ms)\n`,
);
