import { usePhotoSource } from '../photo/usePhotoSource.ts';
import styles from './Review.module.css';

/** A thumbnail; the adjacent text says how many there are. */
export function ReviewPhoto({
  photo,
}: {
  photo: { id: string; url: string | null; state: string };
}) {
  const source = usePhotoSource(photo);
  return (
    <span className={styles.photo} data-refused={photo.state === 'refused' || undefined}>
      {source && <img src={source} alt="" />}
    </span>
  );
}
