import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Device, StoryLink } from '../links/stories.ts';
import { StoryPageLink } from '../docs/PageLink.tsx';
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
  /** Height of the picture in px; its width follows the device. @default 250 */
  height?: number;
  /** What the toolbar says about language and network, as the story's address takes it. */
  globals?: string;
  children: ReactNode;
}

/** A whole story, live and scaled down: loads when it is near, and leads to the story. */
export function Shot({ story, height = 250, globals = '', children }: ShotProps) {
  const [ref, near] = useNear();
  const [turn, setTurn] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (!near) return undefined;
    leave.current = queue(() => setTurn(true));
    return leave.current;
  }, [near]);
  const [width, tall] = sizes[story.device];
  const scale = height / tall;
  return (
    <figure className="fc-shot" style={{ width: width * scale }}>
      <div ref={ref} className="fc-shot-stage" data-drawn={drawn || undefined} style={{ height }}>
        {turn && (
          <iframe
            name={SHOT}
            title={story.name}
            src={address(story.id, globals)}
            tabIndex={-1}
            aria-hidden
            style={{ width, height: tall, transform: `scale(${scale})` }}
            onLoad={(event) =>
              whenDrawn(event.currentTarget, () => {
                setDrawn(true);
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
