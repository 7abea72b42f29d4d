import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { PlaceField } from './place-field.tsx';
import { readPlaceInputs, writePlaceInputs } from './place-inputs.ts';
import type { PlannerFormData } from './planner-form-data.ts';
import { fields, openValue, placeSides } from './planner-query.ts';
import { WhenFields } from './when-fields.tsx';
import './planner.css';

interface PlannerFormProps {
  readonly data: PlannerFormData;
  /** The page of the planner: a plain GET, so that it works without script, and its address is the answer. */
  readonly action: string;
  /** `small` on the home page: when to go is folded. */
  readonly variant: 'full' | 'small';
  /** What the ids of its fields begin with. */
  readonly id: string;
}

/** Asks from where to where, and when. */
export function PlannerForm({ data, action, variant, id }: PlannerFormProps) {
  const texts = useTexts('planner').planner;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { query, faults, choices, mapsName } = data;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as unknown as { readonly submitter: HTMLElement | null };
    // The maps service is another site: the browser goes there by itself.
    if (submitter?.getAttribute('name') === fields.open) return;
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    void navigate(`${action}?${new URLSearchParams(sent)}`);
  };
  return (
    <form
      ref={form}
      className="planner"
      data-variant={variant}
      method="get"
      action={action}
      noValidate
      onSubmit={submit}
      aria-label={texts.title}
    >
      <div className="planner-places">
        {placeSides.map((side) => (
          <PlaceField
            key={side}
            id={`${id}-${side}`}
            side={side}
            place={query[side]}
            fault={faults[side]}
            choices={choices[side]}
          />
        ))}
        <button
          className="planner-swap needs-script"
          type="button"
          onClick={() => swap(form.current, texts.swapped)}
        >
          <Icon name="swap" label={texts.swap} />
        </button>
      </div>
      {variant === 'small' ? <FoldedWhen id={id} data={data} /> : <WhenFields id={id} data={data} />}
      <div className="planner-actions">
        <Button type="submit">{texts.submit}</Button>
        <Button type="submit" kind="quiet" icon="external" name={fields.open} value={openValue}>
          {mapsName === undefined ? texts.openMaps : texts.openIn(mapsName)}
        </Button>
      </div>
    </form>
  );
}

/** Each takes the place of the other. */
function swap(form: HTMLFormElement | null, says: (from: string, to: string) => string): void {
  if (!form) return;
  const [from, to] = [readPlaceInputs(form, 'from'), readPlaceInputs(form, 'to')];
  writePlaceInputs(form, 'from', to);
  writePlaceInputs(form, 'to', from);
  announce(says(to.text, from.text));
}

/** Most riders go now: what else there is to choose is a press away. */
function FoldedWhen({ id, data }: Pick<PlannerFormProps, 'id' | 'data'>) {
  const texts = useTexts('planner').planner;
  const [when, setWhen] = useState(data.query.when);
  return (
    <details className="planner-fold">
      <summary>
        <Icon name="clock" size="s" />
        <span>{when === 'now' ? texts.leaveNow : texts[when]}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="planner-fold-box">
        <WhenFields id={id} data={data} onWhen={setWhen} />
      </div>
    </details>
  );
}
