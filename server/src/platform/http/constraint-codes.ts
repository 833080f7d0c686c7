import type { ErrorCode } from '@swapt/shared/values';

/** Which expected failure a violated constraint stands for. One that is not named here is a fault of ours. */
const codes: Record<string, ErrorCode> = {
  memberships_email: 'user.already_member',
  memberships_user: 'user.already_member',
  slugs_pkey: 'code.slug_taken',
  page_names_pkey: 'page.name_taken',
  templates_name: 'template.name_taken',
  customer_contacts_owner: 'customer.contact_taken',
  customer_segments_name: 'customer.segment_name_taken',
  catalogs_name: 'catalog.create_failed',
  codes_folder: 'folder.not_found',
  codes_times: 'request.invalid',
  code_styles_name: 'style.name_taken',
  campaign_codes_org_id_code_id_fkey: 'code.not_found',
  campaigns_check: 'campaign.bad_dates',
};

export function codeOfConstraint(error: unknown): ErrorCode | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? codes[error.constraint] : undefined;
}
