import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { IconButton } from '@forecourt/ui/icon-button';
import type { Draft } from '../draft/draft.ts';
import { valueText } from '../fields/valueText.ts';
import type { StepDefinition } from '../steps/definition.ts';
import { contentOf, type StepProgress } from '../steps/progress.ts';
import { reviewMessages as messages } from './reviewMessages.ts';
import { ReviewPhoto } from './ReviewPhoto.tsx';
import styles from './Review.module.css';

export interface ReviewEntryProps {
  step: StepDefinition;
  progress: StepProgress;
  draft: Draft;
  onChange(): void;
}

/** Maximum number of a step's pictures that fit in one line. */
const MAX_PHOTOS = 5;

/** One step: its state, its photos and its answers, with a link back to it. */
export function ReviewEntry({ step, progress, draft, onChange }: ReviewEntryProps) {
  const intl = useIntl();
  const title = intl.formatMessage(step.title);
  const photos = draft.photos.filter(({ section }) => section === step.id);
  const scan = step.id === 'scan_360' ? draft.scan : null;
  const answers = (step.fields ?? []).flatMap((field) => {
    const text = valueText(field, draft, intl);
    return text === null ? [] : [{ label: intl.formatMessage(field.label), text }];
  });
  const extra = step.extraAnswer?.of(draft);
  if (step.extraAnswer && extra) {
    answers.push({ label: intl.formatMessage(step.extraAnswer.label), text: extra });
  }
  const note = progress === 'empty' && step.required ? 'required' : progress;
  const { given, needed } = contentOf(step, draft);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note === 'done' ? (
          <span className={styles.done}>
            <Icon icon={Check} size={18} />
            {step.extraNote?.(draft, intl)}
          </span>
        ) : (
          <span className={note === 'empty' ? styles.quiet : styles.wanting}>
            {note === 'started' && needed > 1
              ? intl.formatMessage(messages.share, { given, needed })
              : intl.formatMessage(messages[note])}
          </span>
        )}
        <IconButton
          size="touch"
          variant="plain"
          icon={Pencil}
          className={styles.edit}
          label={intl.formatMessage(messages.edit, { step: title })}
          onClick={onChange}
        />
      </div>
      {(photos.length > 0 || scan) && (
        <div className={styles.photos}>
          {scan && <ReviewPhoto photo={scan} />}
          {photos.slice(0, MAX_PHOTOS).map((photo) => (
            <ReviewPhoto key={photo.id} photo={photo} />
          ))}
          {photos.length > MAX_PHOTOS && (
            <span
              className={styles.rest}
            >{`+${intl.formatNumber(photos.length - MAX_PHOTOS)}`}</span>
          )}
          <span className="visually-hidden">
            {scan
              ? intl.formatMessage(messages.views, { count: scan.frames })
              : intl.formatMessage(messages.photos, { count: photos.length })}
          </span>
        </div>
      )}
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
