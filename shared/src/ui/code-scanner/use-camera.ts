import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseReader } from './read-frame.js';

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing' | 'busy' | 'insecure';

const between = 150;
/** A code that stays in the picture is read once. */
const again = 2500;

const states: Record<string, CameraState> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The camera at the back, from a press until it is stopped or its screen goes; and every code that it sees. */
export function useCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const stream = useRef<MediaStream>(undefined);
  const run = useRef(0);
  const report = useRef(onRead);
  useEffect(() => {
    report.current = onRead;
  });

  const stop = useCallback(() => {
    run.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setState('off');
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(async () => {
    const own = ++run.current;
    // Browsers give a camera to pages with https alone.
    if (!globalThis.isSecureContext || !('mediaDevices' in navigator)) return setState('insecure');
    setState('starting');
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      });
      if (own !== run.current || !video.current) return opened.getTracks().forEach((track) => track.stop());
      stream.current = opened;
      video.current.srcObject = opened;
      await video.current.play();
      setState('on');
      const read = await chooseReader();
      await watch(
        () => (own === run.current ? video.current : null),
        read,
        (text) => report.current(text),
      );
    } catch (error) {
      if (own !== run.current) return;
      stop();
      setState((error instanceof Error && states[error.name]) || 'busy');
    }
  }, [stop]);

  return { video, state, start: () => void start(), stop };
}

async function watch(
  current: () => HTMLVideoElement | null,
  read: (video: HTMLVideoElement) => Promise<string | undefined>,
  onRead: (text: string) => void,
): Promise<void> {
  let last = { text: '', at: 0 };
  for (let video = current(); video; video = current()) {
    const text = await read(video);
    const at = Date.now();
    if (text && current()) {
      if (text !== last.text || at - last.at > again) onRead(text);
      last = { text, at };
    }
    await new Promise((resolve) => setTimeout(resolve, between));
  }
}
