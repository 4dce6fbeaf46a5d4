import { BackSteps } from '@forecourt/ui/navigation';
import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import type { MouseEvent } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Connects the kit's links, back buttons and dialogs to the router.
 *
 * @param steps dialogs' steps in the history; without them, Back leaves the page of a dialog
 */
export function navigationOf(
  router: Pick<Router, 'navigate' | 'state'>,
  steps?: BackSteps,
): Navigation {
  const back = (): void => goBack(router);
  return {
    Link: linkOf(router),
    back: steps ? () => steps.unwind(back) : back,
    step: steps?.step,
  };
}

/**
 * The steps of dialogs beside a router. Make them before it: listeners of the window are called in
 * the order in which they were added, and the router must not hear of the steps.
 */
export function stepsBeside(router: () => Pick<Router, 'state'>): BackSteps {
  return new BackSteps({
    isShown: () => {
      const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
      return key === router().state.location.key;
    },
    isBusy: () => router().state.navigation.state !== 'idle',
  });
}

/**
 * The link component of the pages. Unlike the router's own it does not depend on the current
 * location, which would render every link again on each navigation, and a list has one in each row.
 * The browser handles external targets and other windows.
 */
function linkOf(router: Pick<Router, 'navigate' | 'state'>): Navigation['Link'] {
  return function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (!isOurs(href) || !isPlain(event, rest)) return;
      event.preventDefault();
      const { pathname, search, hash } = router.state.location;
      void router.navigate(href, {
        // A link to the current page must not add a history entry.
        replace: pathname + search + hash === href,
        ...(opensPhoto(href) && { viewTransition: true }),
      });
    };
    return <a {...rest} href={href} onClick={follow} />;
  };
}

const isOurs = (href: string): boolean => /^\/(?!\/)/.test(href);

/** The full view of a photo fades in over the page, and out again; other pages change at once. */
const opensPhoto = (href: string): boolean => /\/full\/?(?:$|[?#])/.test(href);

/** A plain click that stays in this window. */
function isPlain(
  event: MouseEvent<HTMLAnchorElement>,
  { target, download }: Pick<LinkComponentProps, 'target' | 'download'>,
): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return (!target || target === '_self') && download === undefined;
}

/**
 * One step back (spec §2, overlays). If the page was opened by its address, there is no history to
 * go back to: then go to the page below the overlay.
 */
export function goBack(router: Pick<Router, 'navigate' | 'state'>): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (idx) return window.history.back();
  const { pathname, search } = router.state.location;
  void router.navigate(pathname.replace(/\/[^/]+\/?$/, '') + search, { replace: true });
}
