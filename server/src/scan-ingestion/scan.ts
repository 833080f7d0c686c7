/** One scan as the log keeps it: what was known in the request. The address leaves with the log file and never reaches the database. */
export interface LoggedScan {
  scanId: string;
  /** Milliseconds since 1970. */
  at: number;
  orgId: string;
  codeId: string;
  /** `scan`: the printed code with its marker; `click`: the short address without it; `view`: a page that no redirect counted. */
  source: 'scan' | 'click' | 'view';
  /** The random id of the cookie that the visitor agreed to; empty where there is none. */
  visitor: string;
  /** The visitor does not want to be recognized. */
  isRefused?: boolean;
  ip: string;
  userAgent: string;
  acceptLanguage: string;
  /** Fetched by a browser while no person looks. */
  isPrefetch: boolean;
  /** Which side of a share it was led to. */
  variant?: string;
  /** What the alias that was scanned stands for. */
  channel?: string;
}

/** One scan as the database keeps it. */
export interface ScanRow {
  org_id: string;
  at: Date;
  scan_id: string;
  code_id: string;
  visitor: string | null;
  source: LoggedScan['source'];
  is_bot: boolean;
  /** Two letters, `ZZ` when unknown. */
  country: string;
  /** The country and the city, as `IT Rome`; empty when unknown. */
  city: string;
  device: string;
  system: string;
  browser: string;
  /** Two or three letters, `und` when unknown. */
  language: string;
  /** Empty for a code without sides. */
  variant: string;
  channel: string;
}
