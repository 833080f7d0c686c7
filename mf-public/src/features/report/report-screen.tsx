import { useScreenData, type ReportScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { ReportForm } from './report-form.js';

/** What anybody tells the people who run this installation about a code or page. */
export default function ReportScreen() {
  const report = useScreenData('report');
  if (report.kind === 'form') return <Form {...report} />;
  if (report.kind === 'sent') {
    return (
      <Message title="Thank you for your report" picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
        <p>The operators of this service have received your report. They can suspend harmful codes and pages.</p>
        <p>If you are in danger or have lost money, please also contact the police or your bank.</p>
      </Message>
    );
  }
  return (
    <Message title="There is nothing to report here" picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>
        The code or page no longer exists, or the link is wrong. Please open the page again and use the link at its end.
      </p>
    </Message>
  );
}

function Form(report: Extract<ReportScreenData, { kind: 'form' }>) {
  const { about, orgName } = report;
  return (
    <PageFrame>
      <article className="prose">
        <h1>Report this {about.kind}</h1>
        <p className="lead">
          Tell us what is wrong with this {about.kind} of {orgName}. We send your report to the operators of this
          service. {orgName} does not learn who you are.
        </p>
        <ReportForm {...report} />
      </article>
    </PageFrame>
  );
}
