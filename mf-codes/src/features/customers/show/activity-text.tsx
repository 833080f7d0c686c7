import type { Activity } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { Link } from '@swapt/shared/router';
import type { ReactNode } from 'react';

/** One line of a customer's history, in words. */
export function activityText({ kind, detail, ...place }: Activity): ReactNode {
  const { code_id, code_name, page_id, page_name } = place;
  const code = code_id && <To to={`/admin/my-codes/show/${code_id}`}>{code_name ?? 'a deleted code'}</To>;
  const page = page_id && <To to={`/admin/update-page/${page_id}`}>{page_name ?? 'a deleted page'}</To>;
  switch (kind) {
    case 'scan':
      return (
        <>
          {verbs[detail.source ?? ''] ?? 'Scanned'} {code}
          {detail.country && detail.country !== 'ZZ' && ` in ${countryName(detail.country)}`}
        </>
      );
    case 'submission':
      return (
        <>
          Sent the form of {page ?? 'a page'}
          {code && <> after scanning {code}</>}
        </>
      );
    case 'created':
      return `Became a customer through ${detail.source ?? 'a form'}`;
    case 'merged':
      return `${mergedName(detail)} was merged into this record${detail.source ? `, because ${detail.source} contained both` : ''}`;
    case 'contact':
      return `${detail.email ?? detail.phone ?? 'A contact detail'} was added`;
    case 'renamed':
      return detail.from ? `Renamed from ${detail.from} to ${detail.to || 'nothing'}` : `Named ${detail.to ?? ''}`;
    case 'tagged':
      return detail.tags ? `Tags changed to ${detail.tags}` : 'Tags removed';
    case 'noted':
      return 'The note was changed';
    case 'erased':
      return 'Someone confirmed an e-mail address in this record and asked us to erase everything sent with it. The rest came from other people or from your team.';
  }
}

/** Underlined: within a sentence, colour alone does not tell a link. */
function To({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} style={{ textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

const verbs: Record<string, string> = { scan: 'Scanned', click: 'Opened', view: 'Viewed' };

/** Whom the record was of that was taken in. */
function mergedName({ name, email, phone }: Activity['detail']): string {
  const contacts = [email, phone].filter(Boolean).join(', ');
  return name ? `${name}${contacts && ` (${contacts})`}` : contacts || 'Another record';
}
