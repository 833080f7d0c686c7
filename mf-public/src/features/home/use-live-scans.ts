import { useEffect, useState } from 'react';

const everyMs = 2_000;
/** After an answer that is none. */
const pauseMs = 30_000;

/** The count of scans as it rises, asked for only while somebody looks. */
export function useLiveScans(first: number): number {
  const [scans, setScans] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const found = document.hidden ? undefined : await readScans();
      if (isOver) return;
      if (typeof found === 'number') setScans((before) => Math.max(before, found));
      timer = setTimeout(() => void ask(), found === null ? pauseMs : everyMs);
    };
    timer = setTimeout(() => void ask(), everyMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return scans;
}

/** `null` where there is no answer. */
async function readScans(): Promise<number | null> {
  try {
    const reply = await fetch('/demo/scans');
    if (!reply.ok) return null;
    const { scans } = Object(await reply.json()) as { scans?: unknown };
    return typeof scans === 'number' ? scans : null;
  } catch {
    return null;
  }
}
