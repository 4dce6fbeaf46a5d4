import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import type { MouseEvent } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Joins the kit's links and back buttons to the router. */
export function navigationOf(router: Pick<Router, 'navigate' | 'state'>): Navigation {
  return { Link: linkOf(router), back: () => goBack(router) };
}

/**
 * The link of the pages. It knows where it leads and asks nobody where one is: the router's own is
 * drawn anew at every step, and a list has one in each row. What lies elsewhere, or opens elsewhere,
 * is left to the browser.
 */
function linkOf(router: Pick<Router, 'navigate' | 'state'>): Navigation['Link'] {
  return function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (!isOurs(href) || !isPlain(event, rest)) return;
      event.preventDefault();
      const { pathname, search, hash } = router.state.location;
      // The page that is open leaves no second step to go back over.
      void router.navigate(href, { replace: pathname + search + hash === href });
    };
    return <a {...rest} href={href} onClick={follow} />;
  };
}

const isOurs = (href: string): boolean => /^\/(?!\/)/.test(href);

/** A press that goes on in this window. */
function isPlain(
  event: MouseEvent<HTMLAnchorElement>,
  { target, download }: Pick<LinkComponentProps, 'target' | 'download'>,
): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return (!target || target === '_self') && download === undefined;
}

/**
 * One step back (spec §2, overlays). On a page opened by its address there is no step to take: then
 * to the page it lies over.
 */
export function goBack(router: Pick<Router, 'navigate' | 'state'>): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (idx) return window.history.back();
  const { pathname, search } = router.state.location;
  void router.navigate(pathname.replace(/\/[^/]+\/?$/, '') + search, { replace: true });
}
