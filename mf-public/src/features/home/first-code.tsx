import { useScreenData, type HomeScreenData } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';
import { useSending } from '../../frame/use-sending.js';

/** Somebody types an address and has a code, before there is an account. */
export function FirstCode() {
  const { target, problem, code } = useScreenData('home');
  const text = useText('home');
  const [isSending, onSubmit] = useSending();
  return (
    <>
      <form className="first-code" method="post" action="/#code" onSubmit={onSubmit} aria-busy={isSending} id="code">
        <Field label={text('question')} problem={problem}>
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
              placeholder={text('example')}
              defaultValue={target}
            />
          )}
        </Field>
        <button className={code ? 'button quiet' : 'button'} disabled={isSending}>
          {isSending ? text('drawing') : code ? text('again') : text('make')}
        </button>
      </form>
      {code && <Drawn {...code} />}
    </>
  );
}

/** The first code itself: readable from the screen, kept through signing up. */
function Drawn({ target, drawing, score }: NonNullable<HomeScreenData['code']>) {
  const text = useText('home');
  const next = `/admin/create-qr-code?type=link&target=${encodeURIComponent(target)}`;
  return (
    <div className="drawn" role="status">
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={text('codeOpens', { target })}>
        <rect width={drawing.size} height={drawing.size} fill={drawing.background} />
        {drawing.layers.map(({ fill, path }) => (
          <path key={path.slice(0, 40)} fill={fill} d={path} />
        ))}
      </svg>
      <div>
        {score !== undefined && (
          <p>
            <b>{text('score', { score })}</b> {score >= 75 && text('readWell')}
          </p>
        )}
        <p>{text('alwaysOpens', { target })}</p>
        <a className="button" href={`/auth/login?new&return_to=${encodeURIComponent(next)}`}>
          {text('keep')}
        </a>
      </div>
    </div>
  );
}
