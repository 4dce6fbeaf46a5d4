import { usePhotoSource } from '../photo/usePhotoSource.ts';
import styles from './Review.module.css';

/** A small picture; how many there are is said in words beside it. */
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
