import type { ReportPage } from '@swapt/shared/public';
import { reportNoteLength, reportReasonNames, reportReasons } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { useSending } from '../../frame/use-sending.js';

type Props = Extract<ReportPage, { kind: 'form' }>;

/** A plain form: it works without script. */
export function ReportForm({ about, values, problems }: Props) {
  const [isSending, onSubmit] = useSending();
  return (
    <form className="boxed form" method="post" action="/report" onSubmit={onSubmit} aria-busy={isSending}>
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.id} />
      {problems.form && (
        <p className="problem" role="alert">
          {problems.form}
        </p>
      )}
      <fieldset className="reasons" aria-describedby={problems.reason ? 'reason-problem' : undefined}>
        <legend>What is wrong?</legend>
        {reportReasonNames.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required defaultChecked={reason === values.reason} />
            {reportReasons[reason]}
          </label>
        ))}
        {problems.reason && (
          <p className="problem" id="reason-problem">
            {problems.reason}
          </p>
        )}
      </fieldset>
      <Field label="What did you see? (optional)" problem={problems.note}>
        {(props) => (
          <textarea {...props} name="note" rows={5} maxLength={reportNoteLength} defaultValue={values.note} />
        )}
      </Field>
      <Field label="Your e-mail (optional)" hint="Only if we may ask you back." problem={problems.email}>
        {(props) => (
          <input
            {...props}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={values.email}
          />
        )}
      </Field>
      <div className="unseen" aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="button" disabled={isSending}>
        {isSending ? 'Sending …' : 'Send the report'}
      </button>
    </form>
  );
}
