/** Every expected failure: its code, HTTP status and the sentence a person reads. */
export const errors = {
  'request.invalid': [400, 'Some of what was sent is not right.'],
  'request.too_large': [413, 'That is too large to send.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'auth.required': [401, 'Please sign in.'],
  'auth.invalid_token': [401, 'Your sign-in is no longer valid. Please sign in again.'],
  'auth.forbidden': [403, 'Your role does not allow this.'],
  'auth.email_unverified': [403, 'Please confirm your e-mail address first.'],
  'rate.limited': [429, 'Too many tries. Please wait a moment.'],
  'server.failed': [500, 'Something went wrong on our side.'],
  'server.unavailable': [503, 'The service is briefly unavailable. Please try again.'],
  'idempotency.in_progress': [409, 'The same request is still being worked on.'],
  'idempotency.mismatch': [422, 'This Idempotency-Key was already used for another request.'],
  'idempotency.secret_shown': [409, 'This was already done, and its secret is shown only once.'],
  'org.not_found': [404, 'This organization does not exist.'],
  'org.name_taken': [409, 'You already have an organization with this name.'],
  'org.last_owner': [409, 'An organization needs at least one owner.'],
  'org.id_required': [400, 'Organization ID is required'],
  'user.not_found': [404, 'This person is not in the organization.'],
  'user.already_member': [409, 'This person is already in the organization or invited.'],
  'user.role_too_high': [403, 'You cannot give or change a role above your own.'],
  'api_key.not_found': [404, 'There is no API key.'],
  'terms.outdated': [409, 'The terms have changed. Please read the new version.'],
  'code.not_found': [404, 'This code does not exist.'],
  'code.slug_taken': [409, 'This short name is already used.'],
  'code.slug_reserved': [400, 'This short name is reserved.'],
  'code.unsafe_target': [400, 'This destination cannot be used.'],
  'code.unscannable': [422, 'Phones would not be able to scan this style.'],
  'code.bad_rows': [422, 'Some rows need a correction. Nothing was made.'],
  'code.bad_state': [409, 'A code in this state cannot do that.'],
  'folder.not_found': [404, 'This folder does not exist.'],
  'folder.name_taken': [409, 'There is already a folder with this name.'],
  'one_time.not_found': [404, 'This batch of one-time codes does not exist.'],
  'one_time.bad_state': [409, 'A batch in this state cannot do that.'],
  'one_time.used': [409, 'This code was already used. It works once.'],
  'note.not_found': [404, 'This note does not exist.'],
  'page.not_found': [404, 'This page does not exist.'],
  'page.conflict': [409, 'Somebody else has changed this page meanwhile.'],
  'page.bad_document': [422, 'Something on the page needs a correction.'],
  'page.name_taken': [409, 'This address is already used by another page.'],
  'page.empty': [422, 'There is nothing on the page yet.'],
  'page.bad_state': [409, 'A page in this state cannot do that.'],
  'template.not_found': [404, 'This template does not exist.'],
  'template.name_taken': [409, 'There is already a template with this name.'],
  'template.too_many': [409, 'There is no room for more templates.'],
  'analytics.bad_zone': [400, 'This time zone does not exist.'],
  'analytics.nothing_before': [400, 'All time has no period before it. Choose another range to compare.'],
  'analytics.bad_token': [400, 'This view was already counted or is too old.'],
  'catalog.create_failed': [409, 'Failed to create catalog'],
  'catalog.get_failed': [404, 'Failed to get catalog'],
  'catalog.delete_failed': [404, 'Failed to delete catalog'],
  'campaign.not_found': [404, 'This campaign does not exist.'],
  'campaign.bad_state': [409, 'A campaign in this state cannot do that.'],
  'campaign.bad_dates': [400, 'A campaign ends after it starts.'],
  'remote.refused': [409, 'This cannot be done with this remote now.'],
  'deploy_token.not_found': [404, 'This deploy token does not exist.'],
  'image.unreadable': [422, 'This file is not a picture we can read.'],
  'image.too_large': [413, 'This picture is too large.'],
  'aiqr.not_found': [404, 'This picture does not exist.'],
  'aiqr.no_code': [409, 'This picture belongs to no code.'],
  'aiqr.unscannable': [422, 'No picture came out that phones can scan.'],
  'aiqr.limit': [429, 'That is enough pictures for today.'],
  'aiqr.busy': [503, 'Many pictures are being made at the moment. Please try again in a minute.'],
  'aiqr.refused': [422, 'The image model does not paint this.'],
  'aiqr.failed': [502, 'The image model did not answer. Please try again.'],
  'report.not_found': [404, 'This report does not exist.'],
  'report.no_subject': [404, 'What you want to report does not exist any more.'],
  'report.limit': [429, 'You have sent many reports. Please come back tomorrow.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof errors;

/** RFC 9457 problem details, the body of every failed call. @given */
export interface Problem {
  type: string;
  code: ErrorCode;
  title: string;
  status: number;
  detail?: string;
  /** Sentence per field, keyed by the field's path with dots, e.g. `data.target`. */
  errors?: Record<string, string>;
  requestId: string;
}
