import { useId } from 'react';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { AnswerFacts } from './answer-facts.ts';
import type { ChartLabel } from './chart-labels.ts';

interface ChartViewProps {
  readonly facts: AnswerFacts;
  /** The same in words. */
  readonly rows: readonly { readonly range: string; readonly fare: string }[];
}

export function ChartView({ facts, rows }: ChartViewProps) {
  const texts = useTexts('fares').fares;
  const locale = useLocale();
  const id = useId();
  const { chart, measure, ways, rides, answers } = facts;
  const { width, height, left, right, bottom, you } = chart;
  const count = measure === 'days' ? texts.days(answers.days ?? 0) : texts.rides(rides);
  const title = [
    texts.chart[measure],
    ...rows.map(({ range, fare }) => texts.chart.range(range, fare)),
    texts.chart.yours(count, formatMoney(ways[0]?.cents ?? 0, locale)),
  ].join(' ');
  return (
    <svg className="best-fare-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {chart.costTicks.map(({ at, label }) => (
        <g key={label}>
          <path className="chart-grid" d={`M${left} ${at}H${right}`} />
          <text className="chart-axis" x={left - 6} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {chart.countTicks.map(({ at, label }) => (
        <text key={label} className="chart-axis" x={at} y={bottom + 18} textAnchor="middle">
          {label}
        </text>
      ))}
      <text className="chart-axis" x={(left + right) / 2} y={bottom + 37} textAnchor="middle">
        {measure === 'days' ? texts.chart.daysAxis : texts.chart.ridesAxis}
      </text>
      {chart.lines.map((line) => (
        <path key={line} className="chart-line" d={line} />
      ))}
      <path className="chart-best" d={chart.best} />
      <path className="chart-you" d={`M${you.x} ${bottom}V${you.y}`} />
      {chart.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="chart-turn" cx={x} cy={y} r={4.5} />
      ))}
      <circle className="chart-you-dot" cx={you.x} cy={you.y} r={6.5} />
      {chart.labels.map((label) => (
        <LabelText key={`${label.x} ${label.y}`} label={label} />
      ))}
    </svg>
  );
}

function LabelText({ label: { x, y, anchor, lines, isBold } }: { readonly label: ChartLabel }) {
  return (
    <text className="chart-label" x={x} y={y} textAnchor={anchor} data-strong={isBold || undefined}>
      {lines.map((line, nth) => (
        <tspan key={line} x={x} dy={nth === 0 ? 0 : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
