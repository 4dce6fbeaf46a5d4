import type { Upload } from '@forecourt/contract';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { useIntl } from 'react-intl';
import { usePhotoMarks } from '../photoMarks.ts';
import { reviewNames } from '../statusMessages.ts';

/** The verdict on a photo or scan; for staff, why it was refused, or when it was added. */
export function ReviewMark({ upload }: { upload: Upload }) {
  const intl = useIntl();
  const marks = usePhotoMarks();
  const { review_status: review } = upload;
  if (marks && review !== 'approved') return <marks.Mark upload={upload} />;
  if (!review) return null;
  return (
    <StatusBadge
      status={review === 'approved' ? 'APPROVED' : 'DECLINED'}
      label={intl.formatMessage(reviewNames[review])}
    />
  );
}
