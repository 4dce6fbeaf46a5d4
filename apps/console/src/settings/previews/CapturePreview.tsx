import type { PreviewProps } from '@forecourt/feature-settings';
import { sectionWords } from '@forecourt/platform/section-words';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Camera from 'lucide-react/icons/camera';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from './messages.ts';
import { captureRecipe } from './CapturePreview.recipe.ts';

/**
 * A step of the capture page, rebuilt with the kit's tokens: the real page is a separate app, which
 * only opens with a customer's link.
 */
export default function CapturePreview(_: PreviewProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(captureRecipe);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <Icon icon={ArrowLeft} size={24} />
        <div className={styles.track}>
          <div className={styles.done} />
        </div>
        <span className={styles.sent}>{intl.formatMessage(messages.sent)}</span>
      </div>
      <div className={styles.main}>
        <p className={styles.place}>{intl.formatMessage(messages.place)}</p>
        <p className={styles.title}>{intl.formatMessage(sectionWords.windshield.name)}</p>
        <p className={styles.hint}>{intl.formatMessage(messages.hint)}</p>
        <div className={styles.shot}>
          <CarFront />
        </div>
      </div>
      <div className={styles.foot}>
        <span>
          <Icon icon={Camera} size={20} />
          {intl.formatMessage(messages.take)}
        </span>
        <span>{intl.formatMessage(messages.skip)}</span>
      </div>
    </div>
  );
}

/** The front of a car with its windshield marked. */
function CarFront() {
  return (
    <svg viewBox="0 0 200 140" aria-hidden>
      <path data-look="wheel" d="M30 102h24v24H34q-4 0-4-4zM170 102h-24v24h20q4 0 4-4z" />
      <path
        data-look="body"
        d="M22 108V80q0-14 18-19l14-32q4-8 14-9 32-4 64 0 10 1 14 9l14 32q18 5 18 19v28q0 7-8 7H30q-8 0-8-7z"
      />
      <path data-look="focus" d="M50 60 63 31q37-5 74 0l13 29q-50-8-100 0z" />
      <path data-look="light" d="M30 80q16-3 28 8-14 4-28 1zM170 80q-16-3-28 8 14 4 28 1z" />
      <path data-look="body" d="M72 86h56l-6 12H78z" />
    </svg>
  );
}
