import type { GateScreenData } from '@swapt/shared/public';

/** The age is said by a press of a button, no closer than the rules of the code need it. */
export function AgeButtons({ ages }: GateScreenData) {
  return (
    <>
      <p>This code leads to different pages depending on your age. We use your answer only once and do not save it.</p>
      <div className="actions">
        {ages.map(({ age, words }) => (
          <button key={age} className="button" name="age" value={age}>
            {words}
          </button>
        ))}
        <button className="button quiet" name="age" value="">
          Prefer not to say
        </button>
      </div>
    </>
  );
}
