import { useRecipe } from '../styling/useRecipe.ts';
import { spinnerRecipe } from './Spinner.recipe.ts';

/** A small spinner for a busy control. Lists and pages use skeletons. */
export function Spinner() {
  return <span aria-hidden className={useRecipe(spinnerRecipe)} />;
}
