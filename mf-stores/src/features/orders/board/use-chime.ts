import { useCallback, useEffect, useRef } from 'react';

/** Two tones, one after the other: how high in hertz, and when in seconds. */
const tones = [
  { hertz: 880, at: 0 },
  { hertz: 1174.7, at: 0.18 },
] as const;
const lengthSeconds = 0.5;
const loudness = 0.25;

/** Plays when something is there that was not there before. Browsers are silent until somebody pressed something: `play` in that press lets it sound. */
export function useChime(ids: readonly string[] | undefined, isOn: boolean): () => void {
  const audio = useRef<AudioContext>(undefined);
  const known = useRef<ReadonlySet<string>>(undefined);

  const play = useCallback(() => {
    audio.current ??= new AudioContext();
    const { current: context } = audio;
    void context.resume();
    for (const { hertz, at } of tones) {
      const start = context.currentTime + at;
      const [source, volume] = [context.createOscillator(), context.createGain()];
      source.frequency.value = hertz;
      volume.gain.setValueAtTime(loudness, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + lengthSeconds);
      source.connect(volume).connect(context.destination);
      source.start(start);
      source.stop(start + lengthSeconds);
    }
  }, []);

  useEffect(() => {
    if (!ids) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...ids]);
    if (isOn && before && ids.some((id) => !before.has(id))) play();
  }, [ids, isOn, play]);

  useEffect(() => () => void audio.current?.close(), []);
  return play;
}
