import type { ReactNode } from 'react';
import type { LineAlong, OnRequest, RideAlong } from '#domain/access.ts';
import { capitalize } from '#lib/capitalize.ts';
import { dialledOf } from '#lib/dialled-of.ts';
import { alongWords, requestWords } from '#site/i18n/access-words.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import './access-note.css';

/** Whom to ask, drawn. */
export const askingIcons = { phone: 'phone', driver: 'hail' } as const satisfies Record<string, IconName>;

/** Words that hold a phone number, which is a link. */
export function PhoneWords({ words, phone }: { readonly words: string; readonly phone: string | undefined }) {
  const at = phone === undefined ? -1 : words.indexOf(phone);
  if (phone === undefined || at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <a className="figures" href={`tel:${dialledOf(phone)}`}>
        {phone}
      </a>
      {words.slice(at + phone.length)}
    </>
  );
}

/** What riders ask for at a stop, as a sentence with the phone of the agency. */
export function RequestWords({ request }: { readonly request: OnRequest }) {
  const words = capitalize(requestWords(request, useTexts().access));
  return <PhoneWords words={`${words}.`} phone={request.phone} />;
}

export function RequestNote({ request }: { readonly request: OnRequest }) {
  return (
    <AccessNote icon={askingIcons[request.boarding ?? request.alighting ?? 'driver']}>
      <RequestWords request={request} />
    </AccessNote>
  );
}

/** How riders get on or off between stops. */
export function AlongNote({ along, place }: { readonly along: RideAlong; readonly place: ReactNode }) {
  const texts = useTexts().access;
  const first = along.boarding ?? along.alighting;
  return (
    <AccessNote icon={askingIcons[first === 'phone' ? 'phone' : 'driver']}>
      {place}
      <PhoneWords words={`, ${alongWords(along, texts)}.`} phone={along.phone} />
    </AccessNote>
  );
}

/** The same for a line, a sentence for each way in which its trips do so. */
export function LineAlongNotes({ along }: { readonly along: readonly LineAlong[] }) {
  const texts = useTexts().access;
  return along.map(({ isEverywhere, ...ride }) => (
    <AlongNote
      key={`${ride.boarding} ${ride.alighting}`}
      along={ride}
      place={isEverywhere ? texts.between : texts.betweenInPart}
    />
  ));
}

/** Below departures that say in short whom to ask: each way of it once, in whole, with the number to call. */
export function RequestNotes({ of }: { readonly of: readonly { readonly onRequest?: OnRequest }[] }) {
  const asked = of.flatMap(({ onRequest }) =>
    onRequest?.boarding === 'phone'
      ? [{ boarding: onRequest.boarding, ...(onRequest.phone !== undefined && { phone: onRequest.phone }) }]
      : [],
  );
  const numbers = new Map(asked.map((request) => [request.phone, request]));
  return [...numbers].map(([phone, request]) => <RequestNote key={phone ?? ''} request={request} />);
}

function AccessNote({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className="access-note">
      <Icon name={icon} size="s" />
      <span>{children}</span>
    </p>
  );
}
