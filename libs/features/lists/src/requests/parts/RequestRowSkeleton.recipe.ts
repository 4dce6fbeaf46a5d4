import { slotRecipe } from '@forecourt/ui/styling';
import { barAt, below, lines, rowSkeleton, type Shape } from '../../list/rowSkeleton.ts';

const table: Shape[] = [
  { width: '36px', height: '36px', at: '60px 50%', circle: true },
  ...lines('108px', '180px', '120px'),
  barAt('84px', '76px', '18px'),
  barAt('192px', '68px'),
];

const car = barAt('calc(130px + clamp(150px, 24cqi, 380px))', '130px');

const sale = barAt('336px', '90px');

/** Next to the sale plan. */
const carBefore = barAt('calc(296px + clamp(150px, 24cqi, 380px))', '130px');

const card: Shape[] = [
  { width: '36px', height: '36px', at: '16px 14px', circle: true },
  ...lines('64px', '160px', '110px'),
  below('left', '76px'),
  below('right', '68px'),
];

export const skeletonRecipe = slotRecipe({
  className: 'request-skeleton',
  slots: ['plain', 'withSale'],
  base: {
    plain: rowSkeleton([...table, car], [...table, car], card),
    withSale: rowSkeleton([...table, carBefore, sale], [...table, car], card),
  },
});
