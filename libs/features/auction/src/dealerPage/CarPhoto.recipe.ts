import { defineSlotRecipe } from '@forecourt/ui/styling';

export const carPhotoRecipe = defineSlotRecipe({
  className: 'car-photo',
  slots: ['root', 'photo', 'none'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '4 / 3',
      backgroundColor: 'bg.muted',
    },
    photo: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
    },
    none: {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      textStyle: 'caption',
      color: 'fg.muted',
    },
  },
});
