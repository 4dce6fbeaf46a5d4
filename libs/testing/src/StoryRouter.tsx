import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';

export interface StoryRouterProps {
  /** Address at the start, such as `/trade/sellers/sent?search=ada`. */
  at?: string;
  /** Route pattern under which the children are shown; by default everywhere. */
  path?: string;
  /** Further routes, such as a child panel's. */
  routes?: RouteObject[];
  children?: ReactNode;
}

const Children = createContext<ReactNode>(null);

/**
 * An in-memory router around a story. An unknown address is shown as text, so that a play function
 * can see where a link led.
 */
export function StoryRouter({ at = '/', path = '*', routes = [], children }: StoryRouterProps) {
  const [router] = useState(() => {
    const elsewhere = path === '*' ? [] : [{ path: '*', element: <Elsewhere /> }];
    return createMemoryRouter([{ path, element: <Outlet /> }, ...routes, ...elsewhere], {
      initialEntries: [at],
    });
  });
  return (
    <Children.Provider value={children}>
      <RouterProvider router={router} />
    </Children.Provider>
  );
}

function Outlet() {
  return useContext(Children);
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <main>{`Now at ${pathname}${search}${hash}`}</main>;
}
