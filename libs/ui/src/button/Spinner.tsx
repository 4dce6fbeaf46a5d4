import { recipe } from '../styling/recipe.ts';
import { useStyles } from '../styling/use-styles.ts';

const spinnerRecipe = recipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animationName: 'spin',
    animationDuration: '700ms !important',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
  },
});

/** A small spinner for a busy control. Lists and pages use skeletons. */
export function Spinner() {
  return <span aria-hidden className={useStyles(spinnerRecipe)} />;
}
