import { useScreenData, type GateScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Field } from '../../frame/field.js';
import { Message } from '../../frame/message.js';
import { useText } from '../../frame/use-text.js';
import { AgeButtons } from './age-buttons.js';
import { PlaceButtons } from './place-buttons.js';

/** What a code asks for before it leads on. A plain form: without script it works as for somebody who does not share their place. */
export default function GateScreen() {
  const gate = useScreenData('gate');
  const text = useText('gate');
  return (
    <Message
      title={text(titleOf(gate), { orgName: gate.orgName })}
      picture={<CodePicture sign="arrow" />}
      actions={null}
      about={{ kind: 'code', id: gate.slug }}
    >
      <form className="form gate" method="post" action={gate.action}>
        <input type="hidden" name="use" value={gate.useId} />
        {Object.entries(gate.answers).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {gate.asksPassword && <PasswordField {...gate} />}
        {gate.isLimited && <p>{text('limited')}</p>}
        <Buttons {...gate} />
      </form>
    </Message>
  );
}

function Buttons(gate: GateScreenData) {
  const text = useText('frame');
  if (gate.ages.length > 0) return <AgeButtons {...gate} />;
  if (gate.asksPlace) return <PlaceButtons {...gate} />;
  return <button className="button">{text(gate.isLimited ? 'useNow' : 'continue')}</button>;
}

function titleOf({ asksPassword, asksPlace, ages }: GateScreenData) {
  if (asksPassword) return 'asksPassword';
  if (ages.length > 0) return 'asksAge';
  return asksPlace ? 'asksPlace' : 'codeFrom';
}

function PasswordField({ orgName, problem }: GateScreenData) {
  const text = useText('gate');
  const frame = useText('frame');
  const problems = { password: frame('wrongPassword'), tries: text('tooManyTries') };
  return (
    <Field label={frame('password')} hint={text('passwordHint', { orgName })} problem={problem && problems[problem]}>
      {(props) => (
        <input {...props} name="password" type="password" autoComplete="off" required maxLength={72} autoFocus />
      )}
    </Field>
  );
}
