import { scrollBehavior } from '@forecourt/platform/media';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Car from 'lucide-react/icons/car';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { damageId, goToItem } from '../damageLinks.ts';
import { useDamageFocus } from '../damages/damageContext.ts';
import { DamageFocus } from '../damages/DamageFocus.ts';
import { ScanSection } from '../parts/ScanSection.tsx';
import { photoName } from '../photoName.ts';
import type { ViewedReport } from '../reportData.ts';
import { isClosed } from '../sections.ts';
import { galleryMessages as messages, galleryPhrases as phrases } from './galleryMessages.ts';
import { galleryPhotos, scanOf } from './galleryPhotos.ts';
import { GalleryTile } from './GalleryTile.tsx';
import { galleryRecipe } from './ReportGallery.recipe.ts';
import { TurnButton } from './TurnButton.tsx';

/** How many photos the mosaic shows. */
const MOSAIC = 5;

interface ReportGalleryProps {
  report: ViewedReport;
}

/**
 * The photos of a report, first of all: a mosaic, or on a phone one after the other to swipe. The
 * 360 scan turns in the place of the first.
 */
export const ReportGallery = observer(function ReportGallery({ report }: ReportGalleryProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(galleryRecipe);
  const list = useRef<HTMLUListElement>(null);
  const own = useState(() => new DamageFocus())[0];
  const focus = useDamageFocus() ?? own;
  const [current, setCurrent] = useState(1);
  const photos = galleryPhotos(report.report);
  const scan = scanOf(report.report);
  const isTurning = scan !== undefined && (focus.isTurning || photos.length === 0);
  const count = Math.max(photos.length, isTurning ? 1 : 0);
  const { shown } = focus;
  useEffect(() => {
    if (!focus.takesFocus) return;
    list.current?.scrollTo({ left: 0 });
    list.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }, [focus, shown]);
  if (count === 0) return <NoPhotos report={report} />;

  const upload = photos[current - 1]?.upload;
  const name = upload && photoName(upload, intl);
  const follow = () => {
    const { scrollLeft, clientWidth } = list.current!;
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth) + 1);
  };
  const toggle = () => {
    focus.turn(!focus.isTurning);
    list.current?.scrollTo({ left: 0 });
  };
  return (
    <section className={styles.root} aria-label={intl.formatMessage(messages.label)}>
      <ul
        ref={list}
        className={styles.list}
        data-count={Math.min(count, MOSAIC)}
        data-turning={isTurning || undefined}
        onScroll={follow}
      >
        {isTurning && (
          <li className={styles.item}>
            <ScanSection
              upload={scan}
              ratio="auto"
              damages={{
                locations: report.report.damage_locations,
                linkOf: ({ id }) => `#${damageId(id)}`,
                onLink: goToItem,
              }}
            />
          </li>
        )}
        {photos.slice(isTurning ? 1 : 0).map((photo, index) => {
          const number = index + (isTurning ? 2 : 1);
          return (
            <GalleryTile
              key={photo.source.src}
              photo={photo}
              number={number}
              more={number === MOSAIC ? photos.length - MOSAIC : 0}
            />
          );
        })}
      </ul>
      {scan && photos.length > 0 && <TurnButton turning={isTurning} onClick={toggle} />}
      {count > 1 && !isTurning && (
        <p className={styles.counter} aria-hidden>
          {name && `${name} · `}
          <FormattedMessage {...phrases.counter} values={{ number: current, count }} />
        </p>
      )}
    </section>
  );
});

/** In place of photos that have not come, or are not ready. */
function NoPhotos({ report }: { report: ViewedReport }) {
  const styles = useSlotRecipe(galleryRecipe);
  const isComing = report.report.uploads.length > 0 || !isClosed(report);
  return (
    <p className={styles.none}>
      <Icon icon={Car} size={20} />
      <FormattedMessage {...(isComing ? messages.coming : messages.none)} />
    </p>
  );
}
