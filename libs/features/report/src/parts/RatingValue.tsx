import type { Rating as RatingName } from '@forecourt/contract';
import { Rating } from '@forecourt/ui/rating';
import { useIntl } from 'react-intl';
import { ratingNames } from '../fieldMessages.ts';

/** A rating in the reader's language, with bars for a quick overview. */
export function RatingValue({ rating }: { rating: RatingName }) {
  const intl = useIntl();
  return <Rating value={rating} label={intl.formatMessage(ratingNames[rating])} />;
}
