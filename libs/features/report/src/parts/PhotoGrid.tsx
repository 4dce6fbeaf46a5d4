import type { Upload } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Photo } from './Photo.tsx';
import { photoRecipe } from './PhotoGrid.recipe.ts';

interface PhotoGridProps {
  /** What the photos show: labels the list, and each photo that has no name of its own. */
  label: string;
  uploads: readonly Upload[];
}

/** Photos in even columns, each with its time. Renders nothing without any. */
export function PhotoGrid({ label, uploads }: PhotoGridProps) {
  const styles = useSlotRecipe(photoRecipe);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={label}>
      {uploads.map((upload, index) => (
        <li key={upload.id}>
          <Photo upload={upload} section={label} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
