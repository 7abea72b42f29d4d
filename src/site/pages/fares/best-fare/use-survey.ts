import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { faultIn, isChoice, type Given, type QuestionName } from '#domain/fares/survey.ts';
import type { SurveyData } from './data.server.ts';
import { findOpenQuestion, questionsInSight, readSurveyQuery } from './survey-query.ts';

/** What a control of the survey tells. */
export interface QuestionEvents {
  onChange(): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/** The survey while it is filled in: which questions stand, which of them wait, and what is wrong. */
export function useSurvey({ survey, given: first, faulty }: SurveyData, onDone: (given: Given) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(first);
  /** The questions whose answers were looked at: changed, left or sent. */
  const [judged, setJudged] = useState(faulty);
  /** What was wrong when it was sent, another list each time. */
  const [refused, setRefused] = useState(faulty);
  const isPressed = useRef(false);

  useEffect(() => {
    // What was chosen before the script was there, or kept by a browser that went back, is read once from the form.
    const chosen = readForm(form.current);
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows it
    setGiven((known) => ({ ...known, ...chosen }));
  }, []);

  const shown = questionsInSight(survey, given);
  const open = findOpenQuestion(survey, given);
  const isWrong = (name: QuestionName) => faultIn(survey, name, given[name]) !== undefined;
  const isFaulty = (name: QuestionName) => judged.includes(name) && isWrong(name);
  const isWaiting = (name: QuestionName) =>
    open !== undefined && shown.indexOf(name) > shown.indexOf(open) && !isFaulty(name);
  const judge = (names: readonly QuestionName[]) => setJudged((known) => [...new Set([...known, ...names])]);

  return {
    form,
    given,
    refused,
    shown,
    isFaulty,
    isWaiting,
    eventsOf: (name: QuestionName): QuestionEvents => ({
      onChange: () => {
        // A number that was taken away is not among those that are read.
        const emptied = isChoice(name) ? {} : { [name]: undefined };
        setGiven((known) => ({ ...known, ...emptied, ...readForm(form.current) }));
        judge([name]);
      },
      onBlur: ({ relatedTarget }) => {
        const isSame = relatedTarget instanceof HTMLInputElement && relatedTarget.name === name;
        // Whoever presses the button is told then: a message that came first would move it from under the finger.
        if (!isSame && !isPressed.current) judge([name]);
      },
    }),
    press: (isDown: boolean) => {
      isPressed.current = isDown;
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      isPressed.current = false;
      const wrong = shown.filter((name) => !isWaiting(name) && isWrong(name));
      judge(wrong);
      setRefused(wrong);
      if (wrong.length === 0) onDone(given);
    },
  };
}

function readForm(form: HTMLFormElement | null): Given {
  if (!form) return {};
  const texts = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return readSurveyQuery(new URLSearchParams(texts)).given;
}
