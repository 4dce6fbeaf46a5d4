import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from './NavigationProvider.tsx';

/**
 * Adds a step to the browser's history while something is open that has no address of its own.
 *
 * @param open whether it is open
 * @param back closes it when the user goes back
 */
export function useBackStep(open: boolean, back: () => void): void {
  const { step } = useNavigation();
  const onBack = useEffectEvent(back);
  useEffect(() => (open ? step?.(() => onBack()) : undefined), [open, step]);
}
