import { slotRecipe } from '@forecourt/ui/styling';
import { barAt, below, lines, rowSkeleton, type Shape } from '../../list/rowSkeleton.ts';

const table: Shape[] = [
  { width: '60px', height: '40px', at: '60px 50%' },
  ...lines('132px', '180px', '110px'),
  barAt('132px', '104px', '18px'),
  barAt('272px', '68px'),
];

const offer = barAt('356px', '64px');

const card: Shape[] = [
  { width: '96px', height: '56px', at: '16px 12px' },
  { width: '140px', height: '12px', at: '124px 22px' },
  { width: '90px', height: '10px', at: '124px 44px' },
  below('left', '104px'),
  below('right', '68px'),
];

export const skeletonRecipe = slotRecipe({
  className: 'car-skeleton',
  slots: ['plain', 'withOffer'],
  base: {
    plain: rowSkeleton(table, table, card),
    withOffer: rowSkeleton([...table, offer], [...table, offer], card),
  },
});
