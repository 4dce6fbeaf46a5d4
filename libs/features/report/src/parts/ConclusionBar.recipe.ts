import { slotRecipe } from '@forecourt/ui/styling';

export const conclusionBarRecipe = slotRecipe({
  className: 'conclusion-bar',
  slots: ['root', 'title'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      minWidth: 0,
    },
    title: { minWidth: 0, fontWeight: 600, truncate: true },
  },
});
