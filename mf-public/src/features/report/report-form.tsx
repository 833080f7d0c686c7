import type { ReportScreenData } from '@swapt/shared/public';
import { reportNoteLength, reportReasonNames, reportReasons } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';

type Props = Extract<ReportScreenData, { kind: 'form' }>;

export function ReportForm({ about, values, problems }: Props) {
  return (
    <PlainForm action="/report" problem={problems.form} hasTrap button="Send the report" sending="Sending …">
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.id} />
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
      <Field
        label="Your e-mail (optional)"
        hint="Only if we may contact you about this report."
        problem={problems.email}
      >
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
    </PlainForm>
  );
}
