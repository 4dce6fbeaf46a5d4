import { useSlotRecipe } from '@forecourt/ui/styling';
import { coverSource } from '../cover.ts';
import type { ViewedReport } from '../reportData.ts';
import { headerRecipe } from './ReportHeader.recipe.ts';

/** The cover photo in print, where there is no gallery. Renders nothing without one. */
export function Cover({ car, uploads }: ViewedReport['report']) {
  const styles = useSlotRecipe(headerRecipe);
  const source = coverSource(car.cover_photo, uploads);
  if (!source) return null;
  return (
    <div className={styles.cover}>
      <img src={source.src} alt="" loading="lazy" className={styles.picture} />
    </div>
  );
}
