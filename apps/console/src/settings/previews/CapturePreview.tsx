import type { PreviewProps } from '@forecourt/feature-settings';
import { sectionWords } from '@forecourt/platform/section-words';
import { Icon } from '@forecourt/ui/icon';
import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Camera from 'lucide-react/icons/camera';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from './messages.ts';

const captureRecipe = slotRecipe({
  className: 'capture-preview',
  slots: ['root', 'bar', 'track', 'done', 'sent', 'main', 'place', 'title', 'hint', 'shot', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      fontFamily: 'system-ui, sans-serif' as never,
      fontSize: '16px',
    },
    bar: { display: 'flex', alignItems: 'center', gap: '3', height: '56px', paddingInline: '4' },
    track: {
      flex: 1,
      height: '6px',
      borderRadius: 'full',
      backgroundColor: 'line.default',
      overflow: 'hidden',
    },
    done: { width: '25%', height: '100%', backgroundColor: 'accent.edge' },
    sent: { textStyle: 'caption', color: 'success.fg', fontWeight: 600 },
    main: { flex: 1, display: 'flex', flexDirection: 'column', gap: '2', padding: '4' },
    place: { color: 'accent.fg', fontSize: '14px', fontWeight: 600 },
    title: { fontSize: '28px', fontWeight: 700, lineHeight: 1.2 },
    hint: { color: 'fg.muted' },
    shot: {
      marginBlockStart: '4',
      aspectRatio: '4 / 3',
      padding: '4',
      borderRadius: 'xl',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.surface',
      '& svg': { width: '100%', height: '100%', strokeLinejoin: 'round', strokeWidth: 3 },
      '& [data-look=body]': { fill: 'bg.surface', stroke: 'fg.default' },
      '& [data-look=focus]': { fill: 'artPrimary.subtle', stroke: 'artPrimary.edge' },
      '& [data-look=light]': { fill: 'artSecondary.solid', stroke: 'fg.default' },
      '& [data-look=wheel]': { fill: 'fg.default', stroke: 'fg.default' },
    },
    foot: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '4',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      '& > span:first-of-type': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '2',
        minHeight: '52px',
        borderRadius: 'xl',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'accent.edge',
        backgroundColor: 'accent.solid',
        color: 'accent.contrast',
        fontWeight: 600,
      },
      '& > span:last-of-type': {
        display: 'grid',
        placeItems: 'center',
        minHeight: '48px',
        color: 'accent.fg',
        fontWeight: 600,
      },
    },
  },
});

/**
 * A step of the capture page, rebuilt with the kit's tokens: the real page is a separate app, which
 * only opens with a customer's link.
 */
export default function CapturePreview(_: PreviewProps) {
  const intl = useIntl();
  const styles = useSlotStyles(captureRecipe);
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
