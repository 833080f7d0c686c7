import type { Static } from 'typebox';
import type { AddOn as AddOnSchema } from './products/addons.js';
import type { AiPicture as AiPictureSchema } from './codes/aiqr.js';
import type { ApiKey as ApiKeySchema } from './people/api-key.js';
import type { BulkChange as BulkChangeSchema } from './products/bulk-changes.js';
import type { Campaign as CampaignSchema } from './campaigns/campaigns.js';
import type { Job as JobSchema } from './platform/jobs.js';
import type { DeskSale as DeskSaleSchema } from './desks/desk.js';
import type { Discount as DiscountSchema } from './orders/discounts.js';
import type { Settlement as SettlementSchema, TenderAmounts as TenderAmountsSchema } from './desks/settlements.js';
import type { DeskSession as DeskSessionSchema, StandEvent as StandEventSchema } from './desks/event-record.js';
import type {
  MasterKey as MasterKeySchema,
  PromoLock as PromoLockSchema,
  PromoTry as PromoTrySchema,
} from './campaigns/promo-lock-record.js';
import type { Catalog as CatalogSchema } from './products/catalogs.js';
import type { Code as CodeSchema } from './codes/code-record.js';
import type { CodeFilter as CodeFilterSchema } from './codes/code-filter.js';
import type { CodeStyle as CodeStyleSchema } from './codes/code-styles.js';
import type {
  Activity as ActivitySchema,
  Customer as CustomerSchema,
  CustomerDetail as CustomerDetailSchema,
  Interaction as InteractionSchema,
  MergeSuggestion as MergeSuggestionSchema,
} from './customers/customer-record.js';
import type { CustomerSegment as CustomerSegmentSchema } from './customers/customers.js';
import type { Submission as SubmissionSchema } from './pages/submissions.js';
import type { Folder as FolderSchema } from './codes/folders.js';
import type {
  DeployToken as DeployTokenSchema,
  PlatformAudit as PlatformAuditSchema,
  PlatformRelease as PlatformReleaseSchema,
  PlatformRemote as PlatformRemoteSchema,
  PlatformViolation as PlatformViolationSchema,
} from './platform/platform.js';
import type { ListedProduct as ListedProductSchema, Product as ProductSchema } from './products/product-record.js';
import type { ListView as ListViewSchema } from './platform/list-views.js';
import type { Note as NoteSchema } from './codes/notes.js';
import type {
  OneTimeBatch as OneTimeBatchSchema,
  OneTimeCode as OneTimeCodeSchema,
  OneTimeUser as OneTimeUserSchema,
} from './codes/one-time.js';
import type {
  ListedOrder as ListedOrderSchema,
  Order as OrderSchema,
  OrderAddress as OrderAddressSchema,
  OrderLine as OrderLineSchema,
  OrderMethod as OrderMethodSchema,
  ShownOrder as ShownOrderSchema,
} from './orders/order-record.js';
import type { OrderQuote as OrderQuoteSchema } from './orders/order-quote.js';
import type { Seller as SellerSchema } from './orders/paper-record.js';
import type {
  CardPayment as CardPaymentSchema,
  Balance as BalanceSchema,
  ConnectedAccount as ConnectedAccountSchema,
  OrderPayments as OrderPaymentsSchema,
  PaymentOptions as PaymentOptionsSchema,
  Refund as RefundSchema,
} from './orders/payment-record.js';
import type { Report as ReportSchema } from './platform/reports.js';
import type {
  Page as PageSchema,
  ListedPage as ListedPageSchema,
  PageSummary as PageSummarySchema,
  PageVersion as PageVersionSchema,
  PageView as PageViewSchema,
} from './pages/pages.js';
import type {
  PricedCart as PricedCartSchema,
  ShownCategory as ShownCategorySchema,
  ShownItem as ShownItemSchema,
  ShownProduct as ShownProductSchema,
  StoreRecord as StoreRecordSchema,
} from './stores/storefront-record.js';
import type {
  ListedStore as ListedStoreSchema,
  Store as StoreSchema,
  StoreSetup as StoreSetupSchema,
} from './stores/store-record.js';
import type {
  SquareAuthorization as SquareAuthorizationSchema,
  SquareDevice as SquareDeviceSchema,
  SquarePlaces as SquarePlacesSchema,
} from './desks/square-record.js';
import type { StockMove as StockMoveSchema, StoreItem as StoreItemSchema } from './products/stock-record.js';
import type { Template as TemplateSchema } from './pages/templates.js';
import type { Terms as TermsSchema } from './people/terms.js';
import type { Invitation as InvitationSchema } from './people/invitations.js';
import type {
  OpeningHours as OpeningHoursSchema,
  Organization as OrganizationSchema,
  Person as PersonSchema,
} from './people/org.js';

export type { LabelFile } from './codes/code-prints.js';
export type Store = Static<typeof StoreSchema>;
export type ShownCategory = Static<typeof ShownCategorySchema>;
export type ShownItem = Static<typeof ShownItemSchema>;
export type ShownProduct = Static<typeof ShownProductSchema>;
export type PricedCart = Static<typeof PricedCartSchema>;
export type StoreRecord = Static<typeof StoreRecordSchema>;
export type AddOn = Static<typeof AddOnSchema>;
export type Discount = Static<typeof DiscountSchema>;
export type DeskSale = Static<typeof DeskSaleSchema>;
export type DeskSession = Static<typeof DeskSessionSchema>;
export type Settlement = Static<typeof SettlementSchema>;
export type TenderAmounts = Static<typeof TenderAmountsSchema>;
export type StandEvent = Static<typeof StandEventSchema>;
export type PromoLock = Static<typeof PromoLockSchema>;
export type PromoTry = Static<typeof PromoTrySchema>;
export type MasterKey = Static<typeof MasterKeySchema>;
export type StoreSetup = Static<typeof StoreSetupSchema>;
export type ListedStore = Static<typeof ListedStoreSchema>;
export type StoreItem = Static<typeof StoreItemSchema>;
export type StockMove = Static<typeof StockMoveSchema>;
export type OpeningHours = Static<typeof OpeningHoursSchema>;
export type Organization = Static<typeof OrganizationSchema>;
export type Person = Static<typeof PersonSchema>;
export type Invitation = Static<typeof InvitationSchema>;
export type Code = Static<typeof CodeSchema>;
export type CodeFilter = Static<typeof CodeFilterSchema>;
export type BulkChange = Static<typeof BulkChangeSchema>;
export type CodeStyle = Static<typeof CodeStyleSchema>;
export type Customer = Static<typeof CustomerSchema>;
export type CustomerDetail = Static<typeof CustomerDetailSchema>;
export type CustomerSegment = Static<typeof CustomerSegmentSchema>;
export type Activity = Static<typeof ActivitySchema>;
export type MergeSuggestion = Static<typeof MergeSuggestionSchema>;
export type Interaction = Static<typeof InteractionSchema>;
export type Submission = Static<typeof SubmissionSchema>;
export type Folder = Static<typeof FolderSchema>;
export type OneTimeBatch = Static<typeof OneTimeBatchSchema>;
export type OneTimeCode = Static<typeof OneTimeCodeSchema>;
export type OneTimeUser = Static<typeof OneTimeUserSchema>;
export type ListView = Static<typeof ListViewSchema>;
export type Note = Static<typeof NoteSchema>;
export type AiPicture = Static<typeof AiPictureSchema>;
export type Report = Static<typeof ReportSchema>;
export type Catalog = Static<typeof CatalogSchema>;
export type Campaign = Static<typeof CampaignSchema>;
export type Job = Static<typeof JobSchema>;
export type ApiKey = Static<typeof ApiKeySchema>;
export type Terms = Static<typeof TermsSchema>;
export type Page = Static<typeof PageSchema>;
export type PageSummary = Static<typeof PageSummarySchema>;
export type ListedPage = Static<typeof ListedPageSchema>;
export type PageVersion = Static<typeof PageVersionSchema>;
export type PageView = Static<typeof PageViewSchema>;
export type Template = Static<typeof TemplateSchema>;
export type PlatformRemote = Static<typeof PlatformRemoteSchema>;
export type PlatformRelease = Static<typeof PlatformReleaseSchema>;
export type PlatformViolation = Static<typeof PlatformViolationSchema>;
export type PlatformAudit = Static<typeof PlatformAuditSchema>;
export type DeployToken = Static<typeof DeployTokenSchema>;
export type { CodeContent } from './codes/code-content.js';
export type { CodeRule, RuleCondition } from './codes/code-rules.js';
export type { QrStyle, ScanScore } from './codes/qr-style.js';
export type Product = Static<typeof ProductSchema>;
export type ProductOption = Product['options'][number];
export type ProductVariant = Product['variants'][number];
export type ListedProduct = Static<typeof ListedProductSchema>;
export type Order = Static<typeof OrderSchema>;
export type OrderLine = Static<typeof OrderLineSchema>;
export type OrderAddress = Static<typeof OrderAddressSchema>;
export type OrderMethod = Static<typeof OrderMethodSchema>;
export type ListedOrder = Static<typeof ListedOrderSchema>;
export type ShownOrder = Static<typeof ShownOrderSchema>;
export type OrderQuote = Static<typeof OrderQuoteSchema>;
export type CardPayment = Static<typeof CardPaymentSchema>;
export type Balance = Static<typeof BalanceSchema>;
export type ConnectedAccount = Static<typeof ConnectedAccountSchema>;
export type Seller = Static<typeof SellerSchema>;
export type OrderPayments = Static<typeof OrderPaymentsSchema>;
export type PaymentOptions = Static<typeof PaymentOptionsSchema>;
export type Refund = Static<typeof RefundSchema>;
export type SquareAuthorization = Static<typeof SquareAuthorizationSchema>;
export type SquareDevice = Static<typeof SquareDeviceSchema>;
export type SquarePlaces = Static<typeof SquarePlacesSchema>;
