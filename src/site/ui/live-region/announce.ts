/** How long a message stays in the region, in milliseconds. */
const announcementMs = 3000;

type Listener = () => void;

let message = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

function set(next: string): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Says something to those who listen to the page. For the browser only: the server has nobody to tell. */
export function announce(text: string): void {
  clearTimeout(timer);
  set(text);
  timer = setTimeout(() => set(''), announcementMs);
}

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentMessage(): string {
  return message;
}
