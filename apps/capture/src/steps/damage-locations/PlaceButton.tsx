import { Button } from '@forecourt/ui/button';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import type { DamageMark } from '../../draft/meta.ts';
import { damageMessages as messages } from './messages.ts';
import type { PlaceOnCarProps } from './PlaceOnCar.tsx';
import { scanToTap } from './scanToTap.ts';

type Part = ComponentType<PlaceOnCarProps>;

interface PlaceButtonProps {
  damage: DamageMark;
  onChange: (damage: DamageMark) => void;
}

/** Opens the turning car to tap a damage on; nothing where there is no scan. */
export function PlaceButton({ damage, onChange }: PlaceButtonProps) {
  const intl = useIntl();
  const model = useModel();
  const scan = scanToTap(useDraft());
  const [open, setOpen] = useState(false);
  const isThere = scan !== null;
  const isUnknown = open && scan?.url === null;
  const [PlaceOnCar, setPlaceOnCar] = useState<Part | null>(null);
  usePrefetched(isThere, setPlaceOnCar);
  useEffect(() => {
    // A scan that was just sent: the server knows its address.
    if (isUnknown) void model.refresh();
  }, [isUnknown, model]);
  if (!scan) return null;
  const isPlaced = damage.pin?.scan_id === scan.id;
  return (
    <>
      <Button
        size="touch"
        variant="outline"
        icon={isPlaced ? Check : MapPin}
        loading={open && !PlaceOnCar}
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(isPlaced ? messages.placed : messages.place)}
      </Button>
      {open && PlaceOnCar && (
        <PlaceOnCar
          damage={damage}
          scan={scan}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * Prefetches the turning car's code, so that it is there without a network, too. Not by `lazyPart`,
 * which would split what the first screen loads.
 */
function usePrefetched(isWanted: boolean, onLoaded: (part: () => Part) => void): void {
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    const load = () =>
      void import('./PlaceOnCar.tsx').then(
        (module) => left || onLoaded(() => module.PlaceOnCar),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      left = true;
      removeEventListener('online', load);
    };
  }, [isWanted, onLoaded]);
}
