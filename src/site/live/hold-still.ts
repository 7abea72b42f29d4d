/**
 * Lets what is on screen change only while no finger is down: a row that moves under a finger is pressed by mistake.
 * What arrives meanwhile is put in place when the finger leaves.
 */
export function createHold() {
  let isDown = false;
  let waiting: (() => void) | undefined;
  const press = () => (isDown = true);
  const release = () => {
    isDown = false;
    waiting?.();
    waiting = undefined;
  };
  const released = ['pointerup', 'pointercancel'] as const;
  document.addEventListener('pointerdown', press);
  for (const event of released) document.addEventListener(event, release);
  return {
    /** Only the last change counts: each one is the whole state. */
    change(apply: () => void): void {
      if (isDown) waiting = apply;
      else apply();
    },
    end(): void {
      document.removeEventListener('pointerdown', press);
      for (const event of released) document.removeEventListener(event, release);
    },
  };
}
