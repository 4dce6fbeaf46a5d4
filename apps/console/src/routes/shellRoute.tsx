import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { StaffShell } from '../app/StaffShell.tsx';

/** The shell around every page behind sign-in. */
export async function shellRoute(app: App): Promise<Pick<RouteObject, 'element'>> {
  const staff = await app.staff();
  return { element: <StaffShell app={app} staff={staff} /> };
}
