import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface Navigation {
  /** Renders a link inside the app; a plain `<a>` when not given. */
  Link: ComponentType<LinkComponentProps>;
  /** Goes back one step; `history.back()` when not given. */
  back: () => void;
  /**
   * Adds a step to the history for what has no address: `back` is called when the user goes back
   * over it. The result takes the step away. Without it, Back leaves the page.
   */
  step?: (back: () => void) => () => void;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const NavigationContext = createContext<Navigation>({
  Link: PlainLink,
  back: () => window.history.back(),
});

interface NavigationProviderProps {
  value: Navigation;
  children: ReactNode;
}

/** Connects the components to the app's router, which they do not know. */
export function NavigationProvider({ value, children }: NavigationProviderProps) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The app's link component and back navigation. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}
