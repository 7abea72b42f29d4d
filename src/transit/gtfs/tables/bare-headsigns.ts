const towards = /^(?:to|vers)\s+(?=\S)/iu;

/**
 * Where trips go, without « vers » or “to” where a feed writes it before most of its destinations: pages say it themselves.
 * One of them alone may be the name of a place (To Kwa Wan) and stays.
 */
export function bareHeadsigns(texts: readonly string[]): string[] {
  const named = texts.filter((text) => text !== '');
  const led = named.filter((text) => towards.test(text));
  if (led.length < 2 || led.length * 2 < named.length) return [...texts];
  return texts.map((text) => text.replace(towards, ''));
}
