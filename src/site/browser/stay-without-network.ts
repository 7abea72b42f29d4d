interface Pages {
  navigate(to: string): unknown;
}

/**
 * A link to another document, such as the same page in the other language, shows the browser's own error page where
 * there is no network and no service worker yet. It is followed within this document instead, which says so in our frame.
 */
export function stayWithoutNetwork(pages: Pages): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || navigator.serviceWorker?.controller || !isPlainPress(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return;
    // A place in this page needs no network.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void pages.navigate(link.pathname + link.search + link.hash);
  });
}

/** Not one that opens a tab, nor one that was answered already, as links to pages are by the router. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
