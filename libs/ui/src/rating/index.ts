export { Rating, ratings } from './Rating.tsx';
export type { RatingProps, RatingWord } from './Rating.tsx';
