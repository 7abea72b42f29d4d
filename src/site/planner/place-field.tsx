import { useRef, useState, type RefObject } from 'react';
import type { PlaceSide } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Checkbox, ChoiceGroup } from '#site/ui/checkbox/checkbox.tsx';
import { FieldError, fieldAttributes } from '#site/ui/field/field.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { PlaceCompletion } from './place-completion.tsx';
import { focusPlaceInput, writePlaceInputs } from './place-inputs.ts';
import type { PlaceFault } from './planner-form-data.ts';
import { choiceField, fields, idField, nameField, type TypedPlace } from './planner-query.ts';
import { usePosition, type Position } from './use-position.ts';

interface PlaceFieldProps {
  readonly id: string;
  readonly side: PlaceSide;
  readonly place: TypedPlace;
  readonly fault: PlaceFault | undefined;
  /** What is called as was typed, where that is several things. */
  readonly choices: readonly Place[] | undefined;
}

/**
 * Where a journey starts or ends. A plain field without script, whose words the server looks up; with it, suggestions while
 * typing, a button that empties it, and one for the position of the device.
 */
export function PlaceField({ id, side, place, fault, choices }: PlaceFieldProps) {
  const texts = useTexts('planner').planner;
  const input = useRef<HTMLInputElement>(null);
  const position = usePosition(input, side);
  // The value of a hidden input is its attribute: a second drawing would put back what the page came with, so there is none.
  const [chosen] = useState(() => (
    <ChosenPlace side={side} id={place.id ?? ''} name={place.id === undefined ? '' : place.text} />
  ));
  const error = fault && texts.faults[side][fault];
  const attributes = fieldAttributes({ id, error });
  const described = [attributes['aria-describedby'], `${id}-position`].filter(Boolean).join(' ');
  return (
    <div className="field place-field" data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {texts[side]}
      </label>
      <FieldError id={id} error={error} />
      <div className="place-box">
        <input
          {...attributes}
          aria-describedby={described}
          ref={input}
          className="field-control"
          type="text"
          name={fields[side]}
          defaultValue={place.text}
          // A placeholder is hidden by what is typed: the style sheet knows by it whether there is something to empty.
          placeholder=" "
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {chosen}
        <PlaceTools input={input} side={side} position={position} />
        <PlaceCompletion input={input} side={side} />
      </div>
      {/* Always there, so that what comes into it is read out. */}
      <p className="place-words" role="status" id={`${id}-position`}>
        {position.words}
      </p>
      {choices && <PlaceChoices id={id} side={side} choices={choices} />}
    </div>
  );
}

interface PlaceToolsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly side: PlaceSide;
  readonly position: Position;
}

/** What stands in the field: it is emptied, or takes the position of the device instead of what was typed. */
function PlaceTools({ input, side, position }: PlaceToolsProps) {
  const texts = useTexts('planner').planner;
  const clear = () => {
    const form = input.current?.form;
    if (!form) return;
    writePlaceInputs(form, side, { text: '' });
    focusPlaceInput(form, side);
  };
  return (
    <>
      <button className="place-tool place-clear needs-script" type="button" onClick={clear}>
        <Icon name="close" size="s" label={texts.clear[side]} />
      </button>
      <button
        className="place-tool place-locate needs-script"
        type="button"
        aria-disabled={position.isAsking || undefined}
        onClick={position.ask}
      >
        <Icon name="locate" label={texts.locate[side]} />
      </button>
    </>
  );
}

interface ChosenPlaceProps {
  readonly side: PlaceSide;
  readonly id: string;
  readonly name: string;
}

/** What was chosen, beside its words. */
function ChosenPlace({ side, id, name }: ChosenPlaceProps) {
  return (
    <>
      <input type="hidden" name={idField(side)} defaultValue={id} />
      <input type="hidden" name={nameField(side)} defaultValue={name} />
    </>
  );
}

/** Without script: what the words may mean, to choose from. */
function PlaceChoices({
  id,
  side,
  choices,
}: Pick<PlaceFieldProps, 'id' | 'side'> & { choices: readonly Place[] }) {
  const texts = useTexts('planner').planner;
  return (
    <div className="place-choices">
      <ChoiceGroup id={`${id}-choices`} legend={texts.choose[side]}>
        {choices.map((place) => (
          <Checkbox
            key={place.id}
            kind="radio"
            id={`${id}-${place.id}`}
            name={choiceField(side)}
            value={place.id}
            label={
              <PlaceName>{[place.name, place.stopCode, place.city].filter(Boolean).join(', ')}</PlaceName>
            }
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
