import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import { brand, radius, space } from '../tokens/index.js';

const pieces = Array.from({ length: 24 }, (_, index) => index);
const colours = [brand.primary, brand.secondary, brand.info];

/** Says that something good has just happened, with a moment of confetti where movement is welcome. */
export function Celebration({ title, text }: { title: string; text: string }) {
  const { token } = theme.useToken();
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sky.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [index, piece] of [...sky.current.children].entries()) {
      piece.animate(
        [
          { transform: 'translateY(-24px)', opacity: 1 },
          { transform: `translateY(160px) rotate(${(index % 2 ? -1 : 1) * 300}deg)`, opacity: 0 },
        ],
        { duration: 1400 + (index % 5) * 200, delay: (index % 7) * 80, easing: 'ease-in', fill: 'both' },
      );
    }
  }, []);
  return (
    <div
      role="status"
      style={{
        position: 'relative',
        overflow: 'hidden',
        padding: space.md + space.xs,
        border: `1px solid ${token.colorSuccess}`,
        borderRadius: radius,
        background: token.colorSuccessBg,
      }}
    >
      <div ref={sky} aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
        {pieces.map((index) => (
          <span
            key={index}
            style={{
              position: 'absolute',
              left: `${(index / pieces.length) * 100}%`,
              width: 8,
              height: 12,
              opacity: 0,
              background: colours[index % colours.length],
            }}
          />
        ))}
      </div>
      <strong style={{ fontSize: 18 }}>{title}</strong>
      <div>{text}</div>
    </div>
  );
}
