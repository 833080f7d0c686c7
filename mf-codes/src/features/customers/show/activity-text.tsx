import type { Activity } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { Link } from '@swapt/shared/router';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';

/** One line of a customer's history, in words. */
export function activityText({ kind, detail, ...place }: Activity): ReactNode {
  const { code_id, code_name, page_id, page_name } = place;
  const code = code_id && <To to={`/admin/my-codes/show/${code_id}`}>{code_name ?? t('a deleted code')}</To>;
  const page = page_id && <To to={`/admin/update-page/${page_id}`}>{page_name ?? t('a deleted page')}</To>;
  switch (kind) {
    case 'scan':
      return (
        <>
          {visited(detail.source, () => code)}
          {detail.country && detail.country !== 'ZZ' && t(' in {country}', { country: countryName(detail.country) })}
        </>
      );
    case 'submission':
      return (
        <>
          {t.rich('Sent the form of <page></page>', { page: () => page ?? t('a page') })}
          {code && t.rich(' after scanning <code></code>', { code: () => code })}
        </>
      );
    case 'created':
      return t('Became a customer through {source}', { source: detail.source ?? t('a form') });
    case 'merged':
      return detail.source
        ? t('{name} was merged into this record, because {source} contained both', {
            name: mergedName(detail),
            source: detail.source,
          })
        : t('{name} was merged into this record', { name: mergedName(detail) });
    case 'contact':
      return t('{contact} was added', { contact: detail.email ?? detail.phone ?? t('A contact detail') });
    case 'renamed':
      return detail.from
        ? t('Renamed from {from} to {to}', { from: detail.from, to: detail.to || t('nothing') })
        : t('Named {name}', { name: detail.to ?? '' });
    case 'tagged':
      return detail.tags ? t('Tags changed to {tags}', { tags: detail.tags }) : t('Tags removed');
    case 'noted':
      return t('The note was changed');
    case 'erased':
      return t(
        'Someone confirmed an e-mail address in this record and asked us to erase everything sent with it. The rest came from other people or from your team.',
      );
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

function visited(source: string | undefined, code: () => ReactNode): ReactNode {
  if (source === 'click') return t.rich('Opened <code></code>', { code });
  return source === 'view' ? t.rich('Viewed <code></code>', { code }) : t.rich('Scanned <code></code>', { code });
}

/** Whom the record was of that was taken in. */
function mergedName({ name, email, phone }: Activity['detail']): string {
  const contacts = [email, phone].filter(Boolean).join(', ');
  return name ? `${name}${contacts && ` (${contacts})`}` : contacts || t('Another record');
}
