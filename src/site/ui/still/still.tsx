import { createContext, useContext } from 'react';

/** The finished pieces of the page, on the server; in the browser they are in the document already. */
export const StillContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);

interface StillProps {
  /** The name its loader gave it. */
  name: string;
  className?: string;
}

/**
 * A piece of the page that the server wrote as HTML and the browser leaves as it is: a timetable of ten thousand cells
 * would take a phone seconds to take over, for nothing. Whoever writes the piece escapes every text in it.
 */
export function Still({ name, className }: StillProps) {
  const pieces = useContext(StillContext);
  return (
    <div
      className={className}
      data-still={name}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the one place where finished HTML enters a page
      dangerouslySetInnerHTML={{ __html: pieces?.[name] ?? '' }}
    />
  );
}
