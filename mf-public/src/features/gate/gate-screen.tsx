import { useScreenData, type GateScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Field } from '../../frame/field.js';
import { Message } from '../../frame/message.js';
import { AgeButtons } from './age-buttons.js';
import { PlaceButtons } from './place-buttons.js';

/** What a code asks for before it leads on. A plain form: without script it works as for somebody who does not share their place. */
export default function GateScreen() {
  const gate = useScreenData('gate');
  return (
    <Message
      title={titleOf(gate)}
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
        {gate.isLimited && (
          <p>You can use this code a limited number of times. Press the button when you are ready to use it.</p>
        )}
        <Buttons {...gate} />
      </form>
    </Message>
  );
}

function Buttons(gate: GateScreenData) {
  if (gate.ages.length > 0) return <AgeButtons {...gate} />;
  if (gate.asksPlace) return <PlaceButtons {...gate} />;
  return <button className="button">{gate.isLimited ? 'Use it now' : 'Continue'}</button>;
}

function titleOf({ orgName, asksPassword, asksPlace, ages }: GateScreenData): string {
  if (asksPassword) return `${orgName} asks for a password`;
  if (ages.length > 0) return `${orgName} asks how old you are`;
  return asksPlace ? `${orgName} asks for your location` : `A code from ${orgName}`;
}

const problems = {
  password: 'This password is not correct. Please try again.',
  tries: 'Too many attempts. Please wait a while, then try again.',
};

function PasswordField({ orgName, problem }: GateScreenData) {
  return (
    <Field label="Password" hint={`If you do not have it, ask ${orgName}.`} problem={problem && problems[problem]}>
      {(props) => (
        <input {...props} name="password" type="password" autoComplete="off" required maxLength={72} autoFocus />
      )}
    </Field>
  );
}
