import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { viewfinderMessages as messages } from './messages.ts';
import { torchOf } from './torch.ts';
import styles from './Viewfinder.module.css';

/** Torch for instruments, plates and seats; hidden if the phone does not offer it to pages. */
export function TorchButton({ stream }: { stream: MediaStream }) {
  const intl = useIntl();
  const [torch] = useState(() => torchOf(stream));
  const [on, setOn] = useState(false);
  if (!torch) return null;
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={intl.formatMessage(on ? messages.lightOff : messages.lightOn)}
      data-on={on || undefined}
      onClick={() =>
        void torch.set(!on).then(
          () => setOn(!on),
          () => undefined,
        )
      }
    >
      <Icon icon={Zap} size={24} />
    </button>
  );
}
