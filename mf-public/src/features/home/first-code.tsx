import { useScreenData, type HomeScreenData } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { useSending } from '../../frame/use-sending.js';

/** Somebody types an address and has a code, before there is an account. */
export function FirstCode() {
  const { target, problem, code } = useScreenData('home');
  const [isSending, onSubmit] = useSending();
  return (
    <>
      <form className="first-code" method="post" action="/#code" onSubmit={onSubmit} aria-busy={isSending} id="code">
        <Field label="Where should your code lead?" problem={problem}>
          {(props) => (
            <input
              {...props}
              name="target"
              required
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              spellCheck={false}
              maxLength={2048}
              placeholder="your-shop.com/menu"
              defaultValue={target}
            />
          )}
        </Field>
        <button className={code ? 'button quiet' : 'button'} disabled={isSending}>
          {isSending ? 'Drawing your code …' : code ? 'Draw it again' : 'Make my code'}
        </button>
      </form>
      {code && <Drawn {...code} />}
    </>
  );
}

/** The first code itself: readable from the screen, kept through signing up. */
function Drawn({ target, drawing, score }: NonNullable<HomeScreenData['code']>) {
  const next = `/admin/create-qr-code?type=link&target=${encodeURIComponent(target)}`;
  return (
    <div className="drawn" role="status">
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={`QR code that opens ${target}`}>
        <rect width={drawing.size} height={drawing.size} fill={drawing.background} />
        {drawing.layers.map(({ fill, path }) => (
          <path key={path.slice(0, 40)} fill={fill} d={path} />
        ))}
      </svg>
      <div>
        {score !== undefined && (
          <p>
            <b>Scan score {score} of 100.</b> {score >= 75 && 'Phones read it well.'}
          </p>
        )}
        <p>This one always opens {target}. Keep it with an account, and you can change that after printing.</p>
        <a className="button" href={`/auth/login?new&return_to=${encodeURIComponent(next)}`}>
          Keep this code
        </a>
      </div>
    </div>
  );
}
