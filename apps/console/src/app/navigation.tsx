import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import { Link } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

/** Joins the kit's links and back buttons to the router. */
export function navigationOf(router: Router): Navigation {
  return { Link: RouterLink, back: () => goBack(router) };
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
