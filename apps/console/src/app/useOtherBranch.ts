import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Staff } from '../stores/Staff.ts';

/** Loads the page again with the stores of another branch, when one is chosen (spec §4). */
export function useOtherBranch(staff: Staff): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      reaction(
        () => staff.stores,
        () => void revalidate(),
      ),
    [staff, revalidate],
  );
}
