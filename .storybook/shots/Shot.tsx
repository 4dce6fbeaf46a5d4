import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Device, StoryLink } from '../links/stories.ts';
import { StoryPageLink } from '../docs/PageLink.tsx';
import { type Extent, followExtent } from './extent.ts';
import { SHOT } from './shot.ts';
import { queue, whenDrawn } from './waiting.ts';

const sizes: Record<Device, [width: number, height: number]> = {
  phone: [390, 780],
  tablet: [768, 960],
  desktop: [1280, 800],
  wide: [1440, 900],
};

/** Near enough to the window that it should load. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return [ref, near] as const;
}

const address = (id: string, globals: string): string =>
  `iframe.html?id=${id}&viewMode=story&globals=${globals}`;

interface ShotProps {
  story: StoryLink;
  /** Height of a whole frame in px; its width follows the device. @default by device */
  height?: number;
  /** What the toolbar says about language and network, as the story's address takes it. */
  globals?: string;
  children: ReactNode;
}

/** Heights at which one sees what a picture is of, in px. */
const heights: Record<Device, number> = { phone: 420, tablet: 320, desktop: 250, wide: 250 };

/**
 * A story, live and scaled down, cropped to what is in it: loads when it is near, and leads to the
 * story. Where the story goes on below its frame, the frame's edge fades.
 */
export function Shot({ story, height = heights[story.device], globals = '', children }: ShotProps) {
  const [ref, near] = useNear();
  const [turn, setTurn] = useState(false);
  const [drawn, setDrawn] = useState<HTMLIFrameElement>();
  const [extent, setExtent] = useState<Extent>();
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (!near) return undefined;
    leave.current = queue(() => setTurn(true));
    return leave.current;
  }, [near]);
  const [width, tall] = sizes[story.device];
  useEffect(() => (drawn ? followExtent(drawn, tall, setExtent) : undefined), [drawn, tall]);
  const scale = height / tall;
  return (
    <figure className="fc-shot" style={{ width: width * scale }}>
      <div
        ref={ref}
        className="fc-shot-stage"
        data-drawn={drawn ? true : undefined}
        data-more={extent?.isMore || undefined}
        style={{ height: (extent?.height ?? tall) * scale }}
      >
        {turn && (
          <iframe
            name={SHOT}
            title={story.name}
            src={address(story.id, globals)}
            tabIndex={-1}
            aria-hidden
            style={{ width, height: tall, transform: `scale(${scale})` }}
            onLoad={({ currentTarget: frame }) =>
              whenDrawn(frame, () => {
                setDrawn(frame);
                leave.current?.();
              })
            }
          />
        )}
        <StoryPageLink id={story.id} label={`Open the story ${story.name}`} />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
