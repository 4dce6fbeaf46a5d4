import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import { Link } from 'react-router-dom';

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

/** Joins the kit's links and back buttons to the router. */
export const navigation: Navigation = {
  Link: RouterLink,
  back: () => window.history.back(),
};
