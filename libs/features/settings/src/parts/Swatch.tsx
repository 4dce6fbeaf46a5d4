import { useRecipe } from '@forecourt/ui/styling';
import { swatchRecipe } from './Swatch.recipe.ts';

/** A color sample before its HEX code; nothing for other texts. */
export function Swatch({ text }: { text: string }) {
  const styles = useRecipe(swatchRecipe);
  if (!/^#[\da-f]{6}$/i.test(text)) return null;
  return <span aria-hidden className={styles} style={{ backgroundColor: text }} />;
}
