import type { MessageDescriptor } from 'react-intl';
import type { Rating } from '../api/types.ts';
import { fieldMessages } from './messages.ts';

/** Ratings from worst to best (spec §3). */
const ratings: Rating[] = ['Fair', 'Good', 'Very good', 'Excellent'];

/** The ratings as options of a choice. */
export const ratingOptions = (): { value: string; label: MessageDescriptor }[] =>
  ratings.map((rating) => ({ value: rating, label: fieldMessages[rating] }));
