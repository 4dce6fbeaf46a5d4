import { defineSlotRecipe } from '@forecourt/ui/styling';

/** As high as its content: the frame follows it. The website around it has logo and pictures. */
export const framedRecipe = defineSlotRecipe({
  className: 'framed-invite',
  slots: ['page', 'content'],
  base: {
    // The outline covers the part of a pixel that a frame of whole pixels has more.
    page: {
      backgroundColor: 'bg.surface',
      outlineWidth: '1px',
      outlineStyle: 'solid',
      outlineColor: 'bg.surface',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      maxWidth: '440px',
      marginInline: 'auto',
      paddingInline: '5',
      paddingBlock: '5',
    },
  },
});
