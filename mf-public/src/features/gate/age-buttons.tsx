import type { GateScreenData } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';

/** The age is said by a press of a button, no closer than the rules of the code need it. */
export function AgeButtons({ ages }: GateScreenData) {
  const text = useText('gate');
  const frame = useText('frame');
  return (
    <>
      <p>{text('whyAge')}</p>
      <div className="actions">
        {ages.map(({ age, words }) => (
          <button key={age} className="button" name="age" value={age}>
            {words}
          </button>
        ))}
        <button className="button quiet" name="age" value="">
          {frame('preferNotToSay')}
        </button>
      </div>
    </>
  );
}
