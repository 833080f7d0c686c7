import { useScreenData, type ReportScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';
import { ReportForm } from './report-form.js';

/** What anybody tells the people who run this installation about a code or page. */
export default function ReportScreen() {
  const report = useScreenData('report');
  const text = useText('report');
  if (report.kind === 'form') return <Form {...report} />;
  if (report.kind === 'sent') {
    return (
      <Message title={text('sentTitle')} picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
        <p>{text('sentText')}</p>
        <p>{text('sentAdvice')}</p>
      </Message>
    );
  }
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}

function Form(report: Extract<ReportScreenData, { kind: 'form' }>) {
  const text = useText('report');
  const { about, orgName } = report;
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text(`${about.kind}Title`)}</h1>
        <p className="lead">{text(`${about.kind}Lead`, { orgName })}</p>
        <ReportForm {...report} />
      </article>
    </PageFrame>
  );
}
