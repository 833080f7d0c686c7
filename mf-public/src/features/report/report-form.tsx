import type { ReportScreenData } from '@swapt/shared/public';
import { reportNoteLength, reportReasonNames } from '@swapt/shared/values';
import { EmailField } from '../../frame/email-field.js';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

type Props = Extract<ReportScreenData, { kind: 'form' }>;

export function ReportForm({ about, values, problems }: Props) {
  const text = useText('report');
  return (
    <PlainForm action="/report" problem={problems.form} hasTrap button={text('send')} sending={text('sending')}>
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.id} />
      <fieldset className="reasons" aria-describedby={problems.reason ? 'reason-problem' : undefined}>
        <legend>{text('whatIsWrong')}</legend>
        {reportReasonNames.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required defaultChecked={reason === values.reason} />
            {text(reason)}
          </label>
        ))}
        {problems.reason && (
          <p className="problem" id="reason-problem">
            {problems.reason}
          </p>
        )}
      </fieldset>
      <Field label={text('whatYouSaw')} problem={problems.note}>
        {(props) => (
          <textarea {...props} name="note" rows={5} maxLength={reportNoteLength} defaultValue={values.note} />
        )}
      </Field>
      <EmailField label={text('yourEmail')} hint={text('emailHint')} problem={problems.email} value={values.email} />
    </PlainForm>
  );
}
