import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { App } from '../App.ts';
import type { Staff } from '../../stores/Staff.ts';

/** A page that was opened without a network has nothing to refresh: it starts over on return. */
export function useReturn(app: App, staff: Staff): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const startOver = async (): Promise<void> => {
      const { session, branch } = app;
      const failed = [session.user, branch.partners, branch.customisations].some(
        ({ state }) => state.status === 'error',
      );
      if (!failed) return;
      await Promise.all([session.load(), branch.load()]);
      await revalidate();
    };
    const onOnline = (): void => void startOver();
    addEventListener('online', onOnline);
    const stop = reaction(
      () => staff.live.isDown,
      (isDown) => !isDown && onOnline(),
    );
    return () => {
      removeEventListener('online', onOnline);
      stop();
    };
  }, [app, staff, revalidate]);
}
