import type { ErrorCode, ExportSource } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import type { ExportLines } from './csv/export-lines.js';
import type { Tx } from './db/database.js';
import type { Authenticate } from './http/callers/credential.js';
import type { Handlers } from './http/handler.js';
import type { JobDefinition } from './jobs/define-job.js';
import type { Tidy } from './jobs/worker.js';
import type { Services } from './services.js';
import type { VendorEventHandlers } from './vendor-events/vendor-event.js';
import type { Storage } from './storage/storage.js';

/** What plain addresses may need beside the services. */
interface RouteNeeds {
  authenticate: Authenticate;
  /** The folder with the built packages, where it is not the workspace. */
  root?: string | undefined;
}

/** What a noun brings to the server. It is declared once, in `<noun>.module.ts`, and listed once, in `app/modules.ts`; everything else follows. */
export interface Module {
  /** Handlers of its operations. */
  handlers?: Partial<Handlers>;
  /** Addresses that are no operations: files, downloads, reports of browsers. */
  routes?: (app: FastifyInstance, services: Services, needs: RouteNeeds) => Promise<void>;
  /** Its kinds of jobs. */
  jobs?: readonly JobDefinition[];
  /** Its tables with an `org_id`, in the order in which the rows of an organization are erased. */
  tables?: readonly string[];
  /**
   * What it ends of an organization that is deleted for good, in the transaction that closes it. An hour later its rows are erased, so what goes on
   * elsewhere is a job of that hour.
   */
  close?: (tx: Tx, services: Services, orgId: string) => Promise<void>;
  /** Removes what it stored of an organization besides rows; done twice, it is the same. */
  removeFiles?: (storage: Storage, orgId: string) => Promise<void>;
  /** Which expected failure a violated constraint of its tables stands for. One that is not named is a fault of ours. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** What it does about reports of outside services, by service and type. One type is one module's. */
  vendorEvents?: VendorEventHandlers;
  /** Its lists as CSV, by the name under which they are asked for. */
  exports?: Readonly<Partial<Record<ExportSource, ExportLines>>>;
  /** What the doctor asks: per name a statement with one row (`subject`, `says`) per thing that does not add up. */
  checks?: Readonly<Record<string, string>>;
  /** Removes, every hour, what has expired. */
  tidy?: Tidy;
  /** Work in the background of processes that work off jobs (`worker`) or serve (`web`); gives the way to stop. */
  background?: { worker?: Background; web?: Background };
}

type Background = (services: Services) => () => Promise<void>;

/** Keeps the names of its operations while checking its shape. */
export const defineModule = <const M extends Module>(module: M): M => module;
