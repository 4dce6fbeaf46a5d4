import { placingMessages as messages, PlacingStage } from '@forecourt/feature-report/placing';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft, useModel } from '../../app/context.ts';
import type { DamageMark } from '../../draft/meta.ts';
import { damageMessages, partMessages } from './messages.ts';
import styles from './PlaceOnCar.module.css';
import { readFrame, type TapScan } from './scanToTap.ts';

export interface PlaceOnCarProps {
  damage: DamageMark;
  scan: TapScan;
  onChange: (damage: DamageMark) => void;
  onClose: () => void;
}

/** Over the whole page: the turning car, on which the customer taps a damage. */
export function PlaceOnCar({ damage, scan, onChange, onClose }: PlaceOnCarProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const { device } = useModel();
  const { damages } = useDraft();
  const here = damages.map((one) => ({
    ...one,
    pin: one.pin?.scan_id === scan.id ? one.pin : null,
  }));
  const before = here.find(({ id }) => id === damage.id)?.pin?.points ?? [];
  const [points, setPoints] = useState(before);
  // The scan may be sent while it is tapped: its frames are then read from the server.
  const latest = useRef(scan);
  useLayoutEffect(() => {
    latest.current = scan;
  });
  const { id, frames: count } = scan;
  const frames = useMemo(
    () => ({
      base: id,
      count,
      loadFrame: (url: string, signal: AbortSignal) =>
        readFrame(device.tasks, latest.current, Number(/(\d+)\.jpg$/.exec(url)?.[1]), signal),
    }),
    [device, id, count],
  );

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  const isPlaced = points.length > 0;
  const hint = !isPlaced ? messages.first : points.length === 1 ? messages.second : messages.good;
  function keep() {
    const pin = { scan_id: id, points: points.map((point) => ({ ...point })) };
    onChange({ ...damage, pin: isPlaced ? pin : null });
    onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={intl.formatMessage(damageMessages.place)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <button
          type="button"
          className={styles.round}
          aria-label={intl.formatMessage(messages.cancel)}
          onClick={onClose}
        >
          <Icon icon={X} size={24} />
        </button>
        <p className={styles.title}>
          <strong>{intl.formatMessage(damageMessages.place)}</strong>
          <span>{intl.formatMessage(partMessages[damage.part])}</span>
        </p>
      </header>
      <div className={styles.stage}>
        <PlacingStage
          frames={frames}
          damage={damage}
          locations={here}
          points={points}
          onChange={(changed) => setPoints([...changed])}
        />
      </div>
      <footer className={styles.panel}>
        <p role="status">{intl.formatMessage(hint)}</p>
        <p className={styles.keys}>{intl.formatMessage(messages.keys)}</p>
        <div className={styles.actions}>
          {isPlaced && (
            <Button size="touch" variant="outline" onClick={() => setPoints([])}>
              {intl.formatMessage(messages.again)}
            </Button>
          )}
          <Button
            size="touch"
            variant="solid"
            disabled={!isPlaced && before.length === 0}
            onClick={keep}
          >
            {intl.formatMessage(isPlaced || before.length === 0 ? messages.save : messages.remove)}
          </Button>
        </div>
      </footer>
    </dialog>
  );
}
