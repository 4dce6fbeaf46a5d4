import { revealAsset } from '@forecourt/feature-report';
import type { ReportStore } from '@forecourt/feature-report';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PublicLocation } from './PublicLocation.ts';
import type { ReportLink } from './reportLink.ts';

// Loaded when a photo is opened: the page itself opens without it.
const AssetsOverlay = lazyPart(async () => ({
  default: (await import('@forecourt/feature-report/assets')).AssetsOverlay,
}));

interface PublicAssetsProps {
  store: ReportStore;
  link: ReportLink;
  location: PublicLocation;
}

/** The `full/` child of a public report: one of its assets, by the number in the hash (spec §2). */
export const PublicAssets = observer(function PublicAssets(props: PublicAssetsProps) {
  const { store, link, location } = props;
  const { pathname, hash } = location;
  const isFull = pathname.replace(/\/$/, '') === `${link.path}/full`;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (isFull) {
      if (hash) seen.current = hash;
      return;
    }
    // On closing, the page scrolls to the asset that was viewed last, with its number (spec §2).
    const last = seen.current;
    if (!last) return;
    seen.current = null;
    if (hash !== last) location.go(link.path + last, { replace: true });
    revealAsset(last.slice(1));
  }, [isFull, hash, location, link]);

  const data = store.report.value;
  if (!isFull || !data) return null;
  return (
    <AssetsOverlay
      uploads={data.report.report.uploads}
      assetId={/^#\d{1,15}$/.test(hash) ? Number(hash.slice(1)) : null}
      onShow={(id) => location.go(`${link.path}/full/#${id}`, { replace: true })}
      onClose={() => location.back(link.path + hash)}
      damages={{ locations: data.report.report.damage_locations, focus: store.damages }}
    />
  );
});
