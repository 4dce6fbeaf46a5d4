import { slotRecipe } from '@forecourt/ui/styling';
import { barAt, below, lines, rowSkeleton, type Shape } from '../../list/rowSkeleton.ts';

const table: Shape[] = [
  { width: '36px', height: '36px', at: '60px 50%', circle: true },
  ...lines('108px', '140px', '120px'),
  barAt('76px', '120px'),
  barAt('calc(228px + clamp(160px, 36cqi, 560px) * 0.3)', 'calc(clamp(160px, 36cqi, 560px) * 0.7)'),
];

const card: Shape[] = [
  { width: '36px', height: '36px', at: '16px 14px', circle: true },
  ...lines('64px', '150px', '130px'),
  below('left', '180px'),
  below('right', '90px'),
];

export const skeletonRecipe = slotRecipe({
  className: 'thread-skeleton',
  slots: ['root'],
  base: { root: rowSkeleton(table, table, card) },
});
