/** Makes the page inert but for one element and what holds it; gives back what undoes that. */
export function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
