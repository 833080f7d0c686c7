// Made by `pnpm --filter @swapt/server statements` from the migrated database; do not edit.

export interface AccountSessionsRow {
  session_id: string;
  account_id: string;
  grant_id: string;
  device: string;
  created_at: Date;
  last_seen_at: Date;
}

export interface AccountTokensRow {
  token_hash: Uint8Array;
  account_id: string;
  purpose: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface AccountsRow {
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  email_verified_at: Date;
  created_at: Date;
  password_changed_at: Date;
}

export interface AddOnItemsRow {
  org_id: string;
  add_on_id: string;
  item_id: string;
}

export interface AddOnsRow {
  org_id: string;
  add_on_id: string;
  store_id: string;
  name: string;
  amount: number;
  currency: string;
  most: number;
  status: string;
  is_for_all: boolean;
  position: number;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export interface AddedRemotesRow {
  name: string;
  paths: string[];
  added_by: string;
  added_at: Date;
}

export interface AiPicturesRow {
  org_id: string;
  picture_id: string;
  code_id: string | null;
  prompt: string;
  style: string;
  seed: number;
  target: string;
  made_by: string;
  media_type: string;
  body: Uint8Array;
  score: unknown;
  is_chosen: boolean;
  created_at: Date;
}

export interface ApiKeysRow {
  org_id: string;
  key_id: string;
  secret_hash: Uint8Array;
  prefix: string;
  role: string;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface BulkChangedItemsRow {
  org_id: string;
  change_id: string;
  place: number;
  item_id: string;
  before: unknown;
}

export interface BulkChangesRow {
  org_id: string;
  change_id: string;
  action: string;
  folder_id: string | null;
  tags: string[];
  item_ids: string[];
  total: number;
  done: number;
  changed: number;
  left_out: unknown;
  undone: number;
  kept: unknown;
  state: string;
  created_by: string;
  created_at: Date;
  ended_at: Date | null;
  noun: string;
  can_undo: boolean;
}

export interface CampaignCodesRow {
  org_id: string;
  campaign_id: string;
  code_id: string;
}

export interface CampaignsRow {
  org_id: string;
  campaign_id: string;
  name: string;
  note: string;
  state: string;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CashMovesRow {
  org_id: string;
  move_id: string;
  session_id: string;
  kind: string;
  amount: number;
  reason: string;
  by_user: string | null;
  at: Date;
}

export interface CatalogItemsRow {
  org_id: string;
  item_id: string;
  catalog_id: string;
  product_id: string;
  position: number;
}

export interface CatalogsRow {
  org_id: string;
  catalog_id: string;
  name: string;
  created_at: Date;
}

export interface CodeAlertsRow {
  org_id: string;
  alert_id: string;
  code_id: string;
  email: string;
  language: string;
  asked_at: Date;
  confirmed_at: Date | null;
}

export interface CodeCountersRow {
  org_id: string;
  code_id: string;
  scans: number;
  human_scans: number;
  last_scan_at: Date | null;
  visitors: number;
}

export interface CodeEntriesRow {
  org_id: string;
  code_id: string;
  status: string;
  type: string;
  folder_id: string | null;
  base_code_id: string | null;
  tags: string[];
  created_at: Date;
  name: string;
  words: string;
}

export interface CodeNotesRow {
  org_id: string;
  note_id: string;
  code_id: string;
  text: string;
  is_public: boolean;
  created_by: string;
  created_at: Date;
}

export interface CodeStylesRow {
  org_id: string;
  style_id: string;
  name: string;
  style: unknown;
  created_at: Date;
}

export interface CodeUsesRow {
  org_id: string;
  code_id: string;
  use_id: string;
  used_at: Date;
}

export interface CodesRow {
  org_id: string;
  code_id: string;
  name: string;
  type: string;
  target: string;
  slug: string;
  status: string;
  style: unknown;
  created_at: Date;
  updated_at: Date;
  folder_id: string | null;
  base_code_id: string | null;
  tags: string[];
  content: unknown;
  rules: unknown;
  starts_at: Date | null;
  expires_at: Date | null;
  scan_limit: number | null;
  uses: number;
  password_hash: string | null;
  fallback: string | null;
  held_at: Date | null;
  forward_query: string[];
}

export interface ConnectedAccountsRow {
  org_id: string;
  account: string | null;
  nth: number;
  home: string;
  country: string;
  can_charge: boolean;
  can_pay_out: boolean;
  is_submitted: boolean;
  missing: string[];
  error: unknown | null;
  checked_at: Date;
}

export interface CustomerContactsRow {
  org_id: string;
  kind: string;
  value: string;
  customer_id: string;
  added_at: Date;
  proof: string;
}

export interface CustomerEventsRow {
  org_id: string;
  event_id: string;
  customer_id: string;
  kind: string;
  detail: unknown;
  made_by: string | null;
  at: Date;
}

export interface CustomerSegmentsRow {
  org_id: string;
  segment_id: string;
  name: string;
  filter: unknown;
  created_at: Date;
}

export interface CustomerVisitorsRow {
  org_id: string;
  visitor: string;
  customer_id: string;
  joined_at: Date;
}

export interface CustomersRow {
  org_id: string;
  customer_id: string;
  name: string;
  email: string;
  phone: string;
  tags: string[];
  note: string;
  first_seen_at: Date;
  last_seen_at: Date;
  scans: number;
  submissions: number;
  orders: number;
}

export interface DeletionRequestsRow {
  request_id: string;
  org_id: string | null;
  email: string | null;
  user_id: string | null;
  expires_at: Date;
  used_at: Date | null;
}

export interface DeployTokensRow {
  token_hash: Uint8Array;
  remote: string;
  created_at: Date;
  revoked_at: Date | null;
  token_id: string;
  label: string;
  created_by: string;
  last_used_at: Date | null;
  revoked_by: string | null;
}

export interface DiscountCatalogsRow {
  org_id: string;
  discount_id: string;
  catalog_id: string;
}

export interface DiscountPeopleRow {
  org_id: string;
  discount_id: string;
  person: string;
  uses: number;
}

export interface DiscountProductsRow {
  org_id: string;
  discount_id: string;
  product_id: string;
}

export interface DiscountUsesRow {
  org_id: string;
  discount_id: string;
  order_id: string;
  state: string;
  people: string[];
  at: Date;
}

export interface DiscountsRow {
  org_id: string;
  discount_id: string;
  store_id: string | null;
  name: string;
  code: string | null;
  kind: string;
  percent_bps: number | null;
  amount: number | null;
  buy_units: number | null;
  free_units: number | null;
  currency: string | null;
  minimum: number | null;
  is_for_all: boolean;
  combines: boolean;
  limit_total: number | null;
  limit_each: number | null;
  used: number;
  reserved: number;
  starts_at: Date | null;
  ends_at: Date | null;
  state: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
  lock_id: string | null;
}

export interface DisputesRow {
  org_id: string;
  dispute_id: string;
  order_id: string;
  payment_id: string;
  ref: string;
  amount: number;
  currency: string;
  reason: string;
  state: string;
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface EmailChangesRow {
  change_id: string;
  account_id: string;
  old_email: string;
  new_email: string;
  confirm_hash: Uint8Array | null;
  undo_hash: Uint8Array;
  asked_at: Date;
  confirm_until: Date;
  confirmed_at: Date | null;
  undo_until: Date;
}

export interface EventStoresRow {
  org_id: string;
  event_id: string;
  store_id: string;
}

export interface FilesRow {
  org_id: string;
  file_id: string;
  name: string;
  media: string;
  bytes: number;
  created_at: Date;
  is_sold: boolean;
  is_slip: boolean;
}

export interface FoldersRow {
  org_id: string;
  folder_id: string;
  name: string;
  created_at: Date;
}

export interface IdempotencyKeysRow {
  org_id: string;
  caller: string;
  key: string;
  operation: string;
  request_hash: Uint8Array;
  status: number | null;
  reply: string | null;
  created_at: Date;
}

export interface ImagesRow {
  org_id: string;
  image_id: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  created_at: Date;
}

export interface ImportedProductsRow {
  org_id: string;
  product_id: string;
  import_id: string;
  place: number;
  product: unknown;
}

export interface ImportedSkusRow {
  org_id: string;
  import_id: string;
  sku: string;
}

export interface ItemAlertsRow {
  org_id: string;
  alert_id: string;
  item_id: string;
  variant_id: string;
  email: string;
  language: string;
  asked_at: Date;
  confirmed_at: Date | null;
}

export interface JobsRow {
  org_id: string;
  job_id: string;
  kind: string;
  payload: unknown;
  state: string;
  attempts: number;
  run_at: Date;
  locked_until: Date | null;
  last_error: string | null;
  created_at: Date;
  dedupe_key: string | null;
  tried_at: Date | null;
  error_code: string | null;
}

export interface ListChoicesRow {
  org_id: string;
  user_id: string;
  list: string;
  view_id: string | null;
  columns: string[] | null;
}

export interface ListViewsRow {
  org_id: string;
  view_id: string;
  list: string;
  owner_id: string | null;
  name: string;
  query: string;
  created_at: Date;
}

export interface MailsRow {
  mail_id: string;
  recipient: string;
  subject: string;
  body: string | null;
  created_at: Date;
  org_id: string | null;
  state: string;
  attempts: number;
  expires_at: Date;
  last_error: string | null;
  html: string | null;
  attachments: unknown | null;
}

export interface MasterKeyLocksRow {
  org_id: string;
  key_id: string;
  lock_id: string;
}

export interface MasterKeysRow {
  org_id: string;
  key_id: string;
  name: string;
  prefix: string;
  secret_hash: Uint8Array;
  opens_all: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  limit_total: number | null;
  used: number;
  last_used_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
}

export interface MembershipsRow {
  org_id: string;
  id: string;
  user_id: string | null;
  email: string;
  role: string;
  created_at: Date;
}

export interface MergeSuggestionsRow {
  org_id: string;
  one_id: string;
  other_id: string;
  phone: string;
  state: string;
  at: Date;
}

export interface OauthStatesRow {
  org_id: string;
  hash: Uint8Array;
  vendor: string;
  user_id: string;
  expires_at: Date;
}

export interface OidcPayloadsRow {
  model: string;
  id: string;
  payload: unknown;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

export interface OneTimeBatchesRow {
  org_id: string;
  batch_id: string;
  base_code_id: string;
  offer: string;
  amount: number;
  made: number;
  state: string;
  created_at: Date;
  pin_hash: string | null;
}

export interface OneTimeCodesRow {
  org_id: string;
  slug: string;
  batch_id: string;
  number: number;
  used_at: Date | null;
  used_by: unknown | null;
}

export interface OpenEventsRow {
  org_id: string;
  store_id: string;
  event_id: string;
}

export interface OrderEventsRow {
  org_id: string;
  order_id: string;
  seq: number;
  kind: string;
  data: unknown;
  by_user: string | null;
  at: Date;
}

export interface OrderLinesRow {
  org_id: string;
  order_id: string;
  line_no: number;
  variant_id: string | null;
  item_id: string | null;
  name: string;
  option_values: string[];
  sku: string;
  kind: string;
  picture: unknown | null;
  quantity: number;
  unit_price: number;
  add_ons: unknown;
  sum: number;
  discount: number;
  tax_rate: number | null;
  tax: number | null;
  fulfilled: number;
  returned: number;
  refunded: number;
  file_id: string | null;
  code_id: string | null;
  page_id: string | null;
  campaign_id: string | null;
}

export interface OrderWordsRow {
  org_id: string;
  store_id: string;
  word: string;
  created_at: Date;
  order_id: string;
}

export interface OrdersRow {
  org_id: string;
  order_id: string;
  store_id: string;
  number: number | null;
  status: string;
  tender: string;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  tax_mode: string;
  tax: number | null;
  total: number;
  authorized: number;
  paid: number;
  refunded: number;
  refund_reserved: number;
  units: number;
  fulfilled: number;
  returned: number;
  name: string;
  email: string;
  phone: string;
  language: string;
  method: unknown;
  method_kind: string;
  address: unknown | null;
  pickup_from: Date | null;
  pickup_to: Date | null;
  note: string;
  team_note: string;
  tags: string[];
  customer_id: string | null;
  link_nth: number;
  cancel_reason: string | null;
  expires_at: Date | null;
  placed_at: Date | null;
  ready_at: Date | null;
  delivered_at: Date | null;
  is_deleted: boolean;
  revision: number;
  created_at: Date;
  updated_at: Date;
  payment_status: string;
  fulfilment_status: string;
  is_test: boolean;
  words: string;
  link_hours: number | null;
  files_until: Date | null;
  channel: string;
  event_id: string | null;
  session_id: string | null;
  sale_key: string | null;
  sold_by: string | null;
  tip: number;
  rounding: number;
  add_ons: number;
  is_first: boolean | null;
  email_key: string;
}

export interface OrganizationsRow {
  org_id: string;
  name: string;
  logo: string;
  stripe_account: string;
  twilio_number: string;
  is_demo: boolean;
  created_at: Date;
  delete_after: Date | null;
  shopper_terms: string;
  stored_bytes: number;
  stored_files: number;
  shopper_name: string;
  shown_name: string;
  colour: string;
  phone: string;
  website: string;
  hours: unknown | null;
  visitor_mode: string;
  privacy_contact: string;
}

export interface PageEventsRow {
  day: string;
  name: string;
  path: string;
  label: string;
  hits: number;
}

export interface PageNamesRow {
  name: string;
  org_id: string;
  page_id: string | null;
  freed_at: Date | null;
}

export interface PageVersionsRow {
  org_id: string;
  page_id: string;
  version: number;
  document: unknown;
  published_by: string;
  published_at: Date;
}

export interface PageViewsRow {
  org_id: string;
  page_id: string;
  code_id: string;
  at: Date;
  views: number;
}

export interface PagesRow {
  org_id: string;
  page_id: string;
  name: string;
  status: string;
  draft: unknown;
  revision: number;
  updated_by: string;
  updated_at: Date;
  published_version: number | null;
  published_revision: number | null;
  published_at: Date | null;
  created_at: Date;
  held_at: Date | null;
}

export interface PaperSeriesRow {
  org_id: string;
  store_id: string;
  kind: string;
  is_test: boolean;
  last_number: number;
}

export interface PapersRow {
  org_id: string;
  paper_id: string;
  order_id: string;
  store_id: string;
  kind: string;
  is_test: boolean;
  number: number;
  refund_id: string | null;
  content: unknown;
  created_at: Date;
}

export interface PasskeyChallengesRow {
  bound_to: string;
  challenge: string;
  expires_at: Date;
}

export interface PasskeysRow {
  passkey_id: string;
  account_id: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export interface PaymentEntriesRow {
  org_id: string;
  entry_id: string;
  order_id: string;
  kind: string;
  tender: string;
  amount: number;
  ref: string;
  by_user: string | null;
  at: Date;
  session_id: string | null;
}

export interface PaymentsRow {
  org_id: string;
  payment_id: string;
  order_id: string;
  account: string;
  intent_id: string | null;
  amount: number;
  currency: string;
  state: string;
  failure: unknown | null;
  declined: number;
  created_at: Date;
  updated_at: Date;
  next_check_at: Date | null;
  capture: string;
  vendor: string;
  device_id: string | null;
  charge_id: string | null;
}

export interface PolicyViolationsRow {
  day: string;
  remote: string;
  directive: string;
  blocked: string;
  hits: number;
}

export interface PosApprovalsRow {
  org_id: string;
  approval_id: string;
  session_id: string;
  action: string;
  approved_by: string | null;
  at: Date;
}

export interface PosEventsRow {
  org_id: string;
  event_id: string;
  name: string;
  place: string;
  state: string;
  currency: string;
  starts_at: Date;
  ends_at: Date | null;
  opened_at: Date | null;
  closed_at: Date | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export interface PosPinsRow {
  org_id: string;
  user_id: string;
  pin_hash: string;
  changed_at: Date;
}

export interface PosSessionsRow {
  org_id: string;
  session_id: string;
  event_id: string;
  store_id: string;
  device: string;
  state: string;
  opening: number;
  counted: number | null;
  expected: number | null;
  note: string;
  opened_by: string | null;
  closed_by: string | null;
  opened_at: Date;
  closed_at: Date | null;
}

export interface PrintSetsRow {
  org_id: string;
  set_id: string;
  code_ids: string[];
  format: string;
  millimetres: number;
  created_at: Date;
}

export interface ProductEntriesRow {
  org_id: string;
  product_id: string;
  status: string;
  created_at: Date;
  updated_at: Date;
  name: string;
  words: string;
  currencies: string[];
}

export interface ProductImportsRow {
  org_id: string;
  import_id: string;
  created_by: string;
  created_at: Date;
  rows: number;
  started_at: Date | null;
}

export interface ProductVariantsRow {
  org_id: string;
  variant_id: string;
  product_id: string;
  option_values: string[];
  sku: string;
  barcode: string;
  position: number;
  archived_at: Date | null;
  net_content: string;
}

export interface ProductsRow {
  org_id: string;
  product_id: string;
  name: string;
  text: string;
  status: string;
  kind: string;
  tax_class: string;
  supplier: string;
  note: string;
  pictures: unknown;
  options: unknown;
  revision: number;
  created_at: Date;
  updated_at: Date;
  file_id: string | null;
}

export interface PromoGrantsRow {
  org_id: string;
  grant_id: string;
  lock_id: string;
  person: string;
  people: string[];
  via: string;
  key_id: string | null;
  state: string;
  order_id: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface PromoLockCodesRow {
  org_id: string;
  lock_id: string;
  code_id: string;
}

export interface PromoLocksRow {
  org_id: string;
  lock_id: string;
  name: string;
  promo_code: string;
  has_codes: boolean;
  places: unknown;
  starts_at: Date | null;
  ends_at: Date | null;
  limit_total: number | null;
  limit_each: number | null;
  used: number;
  state: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export interface PromoPeopleRow {
  org_id: string;
  lock_id: string;
  person: string;
  uses: number;
}

export interface PromoTriesRow {
  org_id: string;
  try_id: string;
  lock_id: string;
  at: Date;
  outcome: string;
  via: string;
  grant_id: string | null;
  key_id: string | null;
  code_id: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface RateWindowsRow {
  key: string;
  window_start: Date;
  hits: number;
}

export interface RecoveryCodesRow {
  code_hash: Uint8Array;
  account_id: string;
}

export interface RefundsRow {
  org_id: string;
  refund_id: string;
  order_id: string;
  payment_id: string | null;
  amount: number;
  lines: unknown;
  reason: string;
  note: string;
  state: string;
  ref: string | null;
  error: unknown | null;
  by_user: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface RemoteAuditRow {
  audit_id: string;
  name: string;
  channel: string;
  action: string;
  from_version: string | null;
  to_version: string | null;
  actor: string;
  created_at: Date;
  seq: number;
  detail: string;
}

export interface RemotePointersRow {
  name: string;
  channel: string;
  version: string | null;
  updated_at: Date;
  orgs: string[];
  share: number;
  disabled_at: Date | null;
}

export interface RemoteQuarantinesRow {
  name: string;
  version: string;
  reason: string;
  actor: string;
  created_at: Date;
  lifted_at: Date | null;
  lifted_by: string | null;
}

export interface RemoteReleasesRow {
  name: string;
  version: string;
  manifest: unknown;
  integrity: unknown;
  created_by: string;
  created_at: Date;
  script_bytes: number | null;
  removed_at: Date | null;
}

export interface RemoteReportsRow {
  ticket_id: Uint8Array;
  name: string;
  version: string;
  at: Date;
  network: Uint8Array;
  load_ms: number | null;
  failure: string | null;
  reference: string | null;
  member: Uint8Array | null;
}

export interface ReportsRow {
  org_id: string;
  report_id: string;
  kind: string;
  subject_id: string;
  reason: string;
  note: string;
  email: string;
  state: string;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface ScanCountsRow {
  org_id: string;
  code_id: string;
  span: string;
  starts: Date;
  scans: number;
  human_scans: number;
  last_visits: number;
  shares: unknown;
  times: unknown;
  is_summed: boolean;
}

export interface ScanLastVisitsRow {
  org_id: string;
  code_id: string;
  visitor: string;
  at: Date;
}

export interface ScansRow {
  org_id: string;
  at: Date;
  scan_id: string;
  code_id: string;
  visitor: string | null;
  source: string;
  is_bot: boolean;
  country: string;
  device: string;
  system: string;
  browser: string;
  language: string;
  variant: string;
  channel: string;
  city: string;
}

export interface SchemaMigrationsRow {
  name: string;
  checksum: string;
  applied_at: Date;
}

export interface SecondFactorsRow {
  account_id: string;
  secret: Uint8Array;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number;
}

export interface SecretsRow {
  name: string;
  value: Uint8Array;
}

export interface SellersRow {
  org_id: string;
  legal_name: string;
  address: string;
  footer: string;
  updated_at: Date;
}

export interface SettlementsRow {
  org_id: string;
  settlement_id: string;
  event_id: string;
  store_id: string;
  nth: number;
  adjusts: string | null;
  state: string;
  expected: unknown;
  counted: unknown;
  note: string;
  slip_id: string | null;
  submitted_by: string | null;
  submitted_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string;
  is_alone: boolean;
}

export interface SignUpsRow {
  token_hash: Uint8Array;
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  created_at: Date;
  expires_at: Date;
}

export interface SigningKeysRow {
  kid: string;
  jwk: unknown;
  created_at: Date;
}

export interface SlugsRow {
  slug: string;
  org_id: string;
  code_id: string | null;
  version: number;
  is_one_time: boolean;
  channel: string;
  freed_at: Date | null;
}

export interface SquareConnectionsRow {
  org_id: string;
  connection_id: string;
  home: string;
  merchant_id: string;
  name: string;
  country: string;
  currency: string;
  scopes: string[];
  expires_at: Date;
  refresh_nth: number;
  next_refresh_at: Date | null;
  error: unknown | null;
  connected_at: Date;
  checked_at: Date;
}

export interface SquareLocationsRow {
  org_id: string;
  store_id: string;
  location_id: string;
  name: string;
  currency: string;
}

export interface StandinObjectsRow {
  vendor: string;
  account: string;
  kind: string;
  id: string;
  body: unknown;
  created_at: Date;
}

export interface StockRow {
  org_id: string;
  store_id: string;
  variant_id: string;
  mode: string;
  on_hand: number;
  reserved: number;
  sold: number;
  safety: number;
  low_at: number | null;
  sold_out_until: Date | null;
  is_low: boolean;
  low_mailed: boolean;
}

export interface StockMovesRow {
  org_id: string;
  move_id: string;
  store_id: string;
  variant_id: string;
  kind: string;
  change: number;
  sold: number;
  cause_id: string | null;
  note: string;
  by_user: string | null;
  at: Date;
}

export interface StockReservationsRow {
  org_id: string;
  order_id: string;
  variant_id: string;
  store_id: string;
  quantity: number;
  state: string;
}

export interface StoreItemsRow {
  org_id: string;
  item_id: string;
  store_id: string;
  product_id: string;
  is_shown: boolean;
  position: number;
  created_at: Date;
  is_sellable: boolean;
  is_sold: boolean;
}

export interface StoreSalesRow {
  org_id: string;
  store_id: string;
  span: string;
  starts: Date;
  ends: Date;
  zone: string;
  is_stale: boolean;
  added_at: Date;
  orders: number;
  sales: number;
  units: number;
  add_ons: number;
  discount: number;
  shipping: number;
  tax: number;
  tip: number;
  first_orders: number;
  later_orders: number;
  online: number;
  online_paid: number;
  tests: number;
  week: number[];
}

export interface StoreSalesSharesRow {
  org_id: string;
  store_id: string;
  span: string;
  starts: Date;
  ends: Date;
  kind: string;
  key: string;
  orders: number;
  units: number;
  amount: number;
  refunded: number;
  name: string;
}

export interface StoreViewsRow {
  org_id: string;
  store_id: string;
  kind: string;
  at: Date;
  views: number;
}

export interface StoredChunksRow {
  key: string;
  number: number;
  content: Uint8Array;
}

export interface StoredFilesRow {
  key: string;
  bytes: number;
  stored_at: Date;
}

export interface StoresRow {
  org_id: string;
  store_id: string;
  name: string;
  status: string;
  about: string;
  logo: unknown | null;
  email: string;
  phone: string;
  address: string;
  country: string;
  currency: string;
  zone: string;
  hours: unknown | null;
  closed_days: unknown;
  fulfilment: unknown;
  tax_mode: string;
  tax_rates: unknown;
  theme: unknown;
  terms: string;
  pause_note: string;
  notified: string[];
  steps_done: string[];
  opened_at: Date | null;
  suspended_at: Date | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
  catalog_ids: string[];
  last_number: number;
  card_charge: string;
}

export interface StrayReleasesRow {
  name: string;
  version: string;
  removed_at: Date;
}

export interface SubmissionsRow {
  org_id: string;
  submission_id: string;
  dedupe_key: string;
  page_id: string | null;
  code_id: string | null;
  block: string;
  customer_id: string | null;
  visitor: string | null;
  source: string;
  answers: unknown;
  consent: string;
  at: Date;
  email: string | null;
  phone: string | null;
  name: string;
}

export interface SubscriptionsRow {
  org_id: string;
  home: string;
  subscription: string;
  customer: string;
  state: string;
  paid_until: Date | null;
  is_ending: boolean;
  checked_at: Date;
}

export interface TaxRegistrationsRow {
  org_id: string;
  country: string;
  region: string;
  number: string;
  created_at: Date;
}

export interface TemplatesRow {
  org_id: string;
  template_id: string;
  name: string;
  document: unknown;
  created_by: string;
  created_at: Date;
}

export interface ThrottlesRow {
  key: string;
  window_start: Date;
  hits: number;
}

export interface UsersRow {
  user_id: string;
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  name: string;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  deleted_at: Date | null;
}

export interface VariantPricesRow {
  org_id: string;
  variant_id: string;
  currency: string;
  amount: number;
  compare_at: number | null;
  cost: number | null;
}

export interface VaultRow {
  org_id: string;
  kind: string;
  name: string;
  sealed: Uint8Array;
  key_id: string;
  changed_at: Date;
}

export interface VendorAccountsRow {
  vendor: string;
  account: string;
  org_id: string;
}

export interface VendorCallsRow {
  org_id: string;
  call_id: string;
  vendor: string;
  operation: string;
  subject_kind: string;
  subject_id: string;
  nth: number;
  request: unknown;
  state: string;
  attempts: number;
  vendor_ref: string | null;
  error: unknown | null;
  queued_at: Date;
  sent_at: Date | null;
  next_at: Date | null;
}

export interface VendorEventsRow {
  vendor: string;
  event_id: string;
  account: string | null;
  org_id: string | null;
  type: string;
  object_id: string;
  state: string;
  received_at: Date;
}

export interface VisitorModeChangesRow {
  org_id: string;
  changed_at: Date;
  mode_before: string;
}

/** What tells the things of an organization apart, for tables with such a key. */
export const keysOfThings = {
  add_ons: 'add_on_id',
  ai_pictures: 'picture_id',
  api_keys: 'key_id',
  bulk_changes: 'change_id',
  campaigns: 'campaign_id',
  cash_moves: 'move_id',
  catalog_items: 'item_id',
  catalogs: 'catalog_id',
  code_alerts: 'alert_id',
  code_counters: 'code_id',
  code_entries: 'code_id',
  code_notes: 'note_id',
  code_styles: 'style_id',
  codes: 'code_id',
  customer_events: 'event_id',
  customer_segments: 'segment_id',
  customers: 'customer_id',
  discounts: 'discount_id',
  disputes: 'dispute_id',
  files: 'file_id',
  folders: 'folder_id',
  images: 'image_id',
  imported_products: 'product_id',
  item_alerts: 'alert_id',
  jobs: 'job_id',
  list_views: 'view_id',
  master_keys: 'key_id',
  memberships: 'id',
  one_time_batches: 'batch_id',
  open_events: 'store_id',
  orders: 'order_id',
  pages: 'page_id',
  papers: 'paper_id',
  payment_entries: 'entry_id',
  payments: 'payment_id',
  pos_approvals: 'approval_id',
  pos_events: 'event_id',
  pos_pins: 'user_id',
  pos_sessions: 'session_id',
  print_sets: 'set_id',
  product_entries: 'product_id',
  product_imports: 'import_id',
  product_variants: 'variant_id',
  products: 'product_id',
  promo_grants: 'grant_id',
  promo_locks: 'lock_id',
  promo_tries: 'try_id',
  refunds: 'refund_id',
  reports: 'report_id',
  settlements: 'settlement_id',
  square_locations: 'store_id',
  stock_moves: 'move_id',
  store_items: 'item_id',
  stores: 'store_id',
  submissions: 'submission_id',
  templates: 'template_id',
  vendor_calls: 'call_id',
} as const;
